import { QuoteLink } from '../../components/arrow-link.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/fact-list.tsx'
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
