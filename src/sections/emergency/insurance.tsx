import { QuoteLink } from '../../components/arrow-link.tsx'
import { FoldedBand } from '../../components/folded-band.tsx'
import { Split } from '../../components/split.tsx'
import { TickList } from '../../components/tick-list.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './insurance.module.css'
import { SampleEstimate } from './sample-estimate.tsx'

const { insurance } = emergency

export function Insurance() {
  return (
    <FoldedBand id="insurance" tone="ice" thumbnail="insurance-thumbnail" {...insurance}>
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <TickList items={insurance.points} />
        <p className={styles.payment}>
          <Unbroken>{insurance.payment}</Unbroken>
        </p>
        <p>
          <QuoteLink issue="broken">{insurance.quote}</QuoteLink>
        </p>
      </Split>
    </FoldedBand>
  )
}
