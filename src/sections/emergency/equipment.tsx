import { VanRearMarks, VanSideMarks } from '../../art/emergency/van-marks.tsx'
import { Band } from '../../components/band.tsx'
import { CalloutList } from '../../components/callout-list.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './equipment.module.css'

const { equipment } = emergency

/** The van on the band's lower edge: cut open from the side, or seen from behind where the screen is narrow. */
export function Equipment() {
  return (
    <Band id="equipment" tone="ice">
      <SectionHead of="equipment" {...equipment} />
      <CalloutList items={equipment.items} lie="across" />
      <div className={styles.road}>
        <div className={styles.side}>
          <Drawing name="van-side" alt={equipment.picture} />
          <VanSideMarks className={styles.marks} />
        </div>
        <div className={styles.rear}>
          <Drawing name="van-rear" alt={equipment.picture} />
          <VanRearMarks className={styles.marks} />
        </div>
      </div>
    </Band>
  )
}
