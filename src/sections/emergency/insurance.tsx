import { QuoteLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Split } from '../../components/split.tsx'
import { TickList } from '../../components/tick-list.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './insurance.module.css'
import { SampleEstimate } from './sample-estimate.tsx'

const { insurance } = emergency

export function Insurance() {
  return (
    <Band id="insurance" tone="ice">
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <SectionHead of="insurance" lie="stacked" {...insurance} />
        <TickList items={insurance.points} />
        <p className={styles.payment}>{insurance.payment}</p>
        <p>
          <QuoteLink issue="broken">{insurance.quote}</QuoteLink>
        </p>
      </Split>
    </Band>
  )
}
