import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { NumberedDrawing } from '../../components/numbered-drawing.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { vanRear, vanSide } from './drawings/van.tsx'
import styles from './equipment.module.css'
import { rearCallouts, sideCallouts } from './van-callouts.ts'
import { emergency } from './words.ts'

const { equipment } = emergency

/** The van on the section's lower edge: cut open from the side, or seen from behind where the screen is narrow. */
export function Equipment() {
  return (
    <CollapsibleSection id="equipment" tone="ice" thumbnail={thumbnails.equipment} {...equipment}>
      <CalloutList items={equipment.items} orientation="horizontal" />
      <div className={styles.road}>
        <NumberedDrawing of={vanSide} alt={equipment.picture} callouts={sideCallouts} className={styles.side} />
        <NumberedDrawing of={vanRear} alt={equipment.picture} callouts={rearCallouts} className={styles.rear} />
      </div>
    </CollapsibleSection>
  )
}
