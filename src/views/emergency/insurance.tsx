import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Split } from '../../components/section.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import styles from './insurance.module.css'
import { SampleEstimate } from './sample-estimate.tsx'
import { emergency } from './words.ts'

const { insurance } = emergency

export function Insurance() {
  return (
    <CollapsibleSection id="insurance" tone="ice" thumbnail={thumbnails.insurance} {...insurance}>
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <Checklist items={insurance.points} />
        <p className={styles.payment}>
          <NoBreak>{insurance.payment}</NoBreak>
        </p>
        <p>
          <QuoteLink>{insurance.quote}</QuoteLink>
        </p>
      </Split>
    </CollapsibleSection>
  )
}
