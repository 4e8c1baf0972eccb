import { QuoteLink } from '../../components/arrow-link.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { FoldedBand } from '../../components/folded-band.tsx'
import { commercial } from '../../content/commercial.ts'
import { HugeFigure } from './huge-figure.tsx'

const { insurance } = commercial

export function InsuranceClaims() {
  return (
    <FoldedBand id="insurance" tone="snow" thumbnail="insurance-claims-thumbnail" {...insurance} leadPosition="beside">
      <div>
        <HugeFigure value={insurance.liability.value} unit="" description={insurance.liability.description} />
        <FactList facts={insurance.facts} termsAre="words" />
        <QuoteLink issue="commercial">{insurance.quote}</QuoteLink>
      </div>
    </FoldedBand>
  )
}
