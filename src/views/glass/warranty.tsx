import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { RangeChart } from '../../components/measures.tsx'
import { claims } from '../../content/claims.ts'
import { thumbnails } from './drawings/thumbnails.tsx'
import { glass } from './words.ts'

const { warranty } = glass

/** The ruler is as long as the longest warranty, in whole steps, of which each is written under it. */
const step = 5
const steps = Math.ceil(claims.manufacturerWarrantyYears.to / step)
const scale = Array.from({ length: steps + 1 }, (_, index) => index * step)

/** Payback and both warranties, on one ruler of years. */
export function Warranty() {
  return (
    <CollapsibleSection id="warranty" tone="ice" thumbnail={thumbnails.warranty} leadPosition="beside" {...warranty}>
      <RangeChart rows={warranty.years} unit="years" length={steps * step} every={1} scale={scale} />
    </CollapsibleSection>
  )
}
