import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { HugeFigure } from './huge-figure.tsx'
import { commercial } from './words.ts'

const { insurance } = commercial

export function InsuranceClaims() {
  return (
    <CollapsibleSection
      id="insurance"
      tone="snow"
      thumbnail={thumbnails.insurance}
      {...insurance}
      leadPosition="beside"
    >
      <div>
        <HugeFigure value={insurance.liability.value} unit="" description={insurance.liability.description} />
        <FactList facts={insurance.facts} termsAre="words" />
        <QuoteLink>{insurance.quote}</QuoteLink>
      </div>
    </CollapsibleSection>
  )
}
