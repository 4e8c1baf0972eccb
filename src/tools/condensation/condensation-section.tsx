import { scene } from '../../art/scene/scene.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/lists.tsx'
import { ToolMountPoint } from '../kit/place.tsx'
import styles from './condensation-section.module.css'
import { panesFromRoom } from './drawings/pane-from-room.tsx'
import { condensation, condensationWithoutScripts } from './words.ts'

const { eyebrow, title, summary } = condensation
const { lead, entries } = condensationWithoutScripts

/** Whether it is a failed seal at all. Before the script of the tool comes, without it and on paper: three entries. */
export function CondensationSection() {
  return (
    <CollapsibleSection id="fog" tone="ice" eyebrow={eyebrow} title={title} summary={summary}>
      <ToolMountPoint
        name="condensation"
        pictures={[scene, panesFromRoom.wet, panesFromRoom.frosted, panesFromRoom.stained]}
        className={styles.place}
      >
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <FactList facts={entries} termsAre="words" />
      </ToolMountPoint>
    </CollapsibleSection>
  )
}
