import { Band } from '../../components/band.tsx'
import { NumberedSteps } from '../../components/numbered-steps.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { residential } from '../../content/residential.ts'
import styles from './assessment.module.css'
import { SampleEstimate } from './sample-estimate.tsx'

const { assessment } = residential

export function Assessment() {
  return (
    <Band id="assessment" tone="ice">
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHead of="assessment" lie="stacked" {...assessment} />
          <NumberedSteps steps={assessment.steps} lie="down" />
        </div>
        <SampleEstimate />
      </div>
    </Band>
  )
}
