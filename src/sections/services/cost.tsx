import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { cost } from '../../content/cost.ts'
import { CostEstimate } from '../cost/cost-estimate.tsx'

export function Cost() {
  return (
    <Band id="cost" tone="ice">
      <SectionHead sectionId="cost" {...cost} />
      <CostEstimate />
    </Band>
  )
}
