import { Band } from '../../components/band.tsx'
import { CalloutList } from '../../components/callout-list.tsx'
import { NumberedDrawing } from '../../components/numbered-drawing.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './equipment.module.css'
import { rearMarks, sideMarks } from './van-marks.ts'

const { equipment } = emergency

/** The van on the band's lower edge: cut open from the side, or seen from behind where the screen is narrow. */
export function Equipment() {
  return (
    <Band id="equipment" tone="ice">
      <SectionHead of="equipment" {...equipment} />
      <CalloutList items={equipment.items} lie="across" />
      <div className={styles.road}>
        <NumberedDrawing name="van-side" alt={equipment.picture} marks={sideMarks} className={styles.side} />
        <NumberedDrawing name="van-rear" alt={equipment.picture} marks={rearMarks} className={styles.rear} />
      </div>
    </Band>
  )
}
