import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { condensation, condensationWithoutScripts } from '../../content/condensation.ts'
import { ToolPlace } from '../tool-place.tsx'
import styles from './condensation.module.css'

const { eyebrow, title, summary } = condensation
const { lead, entries } = condensationWithoutScripts

/** Whether it is a failed seal at all. Before the script of the tool comes, without it and on paper: three entries. */
export function Condensation() {
  return (
    <CollapsibleSection id="fog" tone="ice" eyebrow={eyebrow} title={title} summary={summary}>
      <ToolPlace
        name="condensation"
        pictures={['scene', 'wet-pane', 'frosted-pane', 'stained-pane']}
        className={styles.place}
      >
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <FactList facts={entries} termsAre="words" />
      </ToolPlace>
    </CollapsibleSection>
  )
}
