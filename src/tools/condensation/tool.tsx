import { scene } from '../../art/scene/scene.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/lists.tsx'
import { ToolMountPoint } from '../kit/place.tsx'
import type { Tool } from '../kit/tool.ts'
import { panesFromRoom } from './drawings/pane-from-room.tsx'
import styles from './tool.module.css'
import { condensationWithoutScripts, condensation as words } from './words.ts'

const { eyebrow, title, summary } = words
const { link, lead, entries } = condensationWithoutScripts

export const condensation = {
  name: 'condensation',
  id: 'fog',
  pages: ['doublePane'],
  Place: CondensationPlace,
  find: { label: 'Where is the fog?', note: 'One tap', Picture: () => null, position: 2 },
  links: [{ on: 'question-foggy', label: link }],
} satisfies Tool

/** Whether it is a failed seal at all. Before the script of the tool comes, without it and on paper: three entries. */
function CondensationPlace() {
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
