import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { CostToolMountPoint } from './cost-place.tsx'
import { cost } from './words.ts'

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
