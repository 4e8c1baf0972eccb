import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { ToolMountPoint } from '../kit/place.tsx'
import styles from './condensation-section.module.css'
import { condensation, condensationWithoutScripts } from './words.ts'

const { eyebrow, title, summary } = condensation
const { lead, entries } = condensationWithoutScripts

/** Whether it is a failed seal at all. Before the script of the tool comes, without it and on paper: three entries. */
export function CondensationSection() {
  return (
    <CollapsibleSection id="fog" tone="ice" eyebrow={eyebrow} title={title} summary={summary}>
      <ToolMountPoint
        name="condensation"
        pictures={['scene', 'wet-pane', 'frosted-pane', 'stained-pane']}
        className={styles.place}
      >
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <FactList facts={entries} termsAre="words" />
      </ToolMountPoint>
    </CollapsibleSection>
  )
}
