import { QuoteLink } from '../../components/arrow-link.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Split } from '../../components/split.tsx'
import { TickList } from '../../components/tick-list.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import styles from './insurance.module.css'
import { SampleEstimate } from './sample-estimate.tsx'
import { emergency } from './words.ts'

const { insurance } = emergency

export function Insurance() {
  return (
    <CollapsibleSection id="insurance" tone="ice" thumbnail={thumbnails.insurance} {...insurance}>
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <TickList items={insurance.points} />
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
