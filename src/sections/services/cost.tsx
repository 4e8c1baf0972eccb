import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { cost } from '../../content/cost.ts'
import { CostToolMountPoint } from '../cost-tool-mount-point.tsx'

export function Cost() {
  return (
    <CollapsibleSection
      id="cost"
      tone="ice"
      eyebrow={cost.eyebrow}
      title={cost.title}
      lead={cost.lead}
      summary={cost.summary}
    >
      <CostToolMountPoint withArrivals />
    </CollapsibleSection>
  )
}
