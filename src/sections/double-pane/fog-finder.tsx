import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { condensation, condensationWithoutScripts } from '../../content/condensation.ts'
import { ToolPlace } from '../tool-place.tsx'
import styles from './fog-finder.module.css'

const { eyebrow, title, answer } = condensation
const { lead, entries } = condensationWithoutScripts

/** Whether it is a failed seal at all. Before the script of the tool comes, without it and on paper: three entries. */
export function FogFinder() {
  return (
    <CollapsibleSection id="fog" tone="ice" eyebrow={eyebrow} title={title} answer={answer}>
      <ToolPlace name="fog" pictures={['scene', 'wet-pane', 'frosted-pane', 'stained-pane']} className={styles.place}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <FactList facts={entries} termsAre="words" />
      </ToolPlace>
    </CollapsibleSection>
  )
}
