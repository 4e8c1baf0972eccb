import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { cost } from '../../content/cost.ts'
import { CostEstimate } from '../cost/cost-estimate.tsx'

export function Cost() {
  return (
    <CollapsibleSection
      id="cost"
      tone="ice"
      eyebrow={cost.eyebrow}
      title={cost.title}
      lead={cost.lead}
      answer={cost.answer}
    >
      <CostEstimate withArrivals />
    </CollapsibleSection>
  )
}
