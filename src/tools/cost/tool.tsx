import { scene } from '../../art/scene/scene.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { FactList } from '../../components/lists.tsx'
import { PriceTable } from '../../components/table.tsx'
import { pages } from '../../content/pages.ts'
import { ToolMountPoint } from '../kit/place.tsx'
import type { Tool } from '../kit/tool.ts'
import { costPanes } from './drawings/panes.tsx'
import styles from './tool.module.css'
import { costPlace, type SymptomValue } from './words.ts'

const { eyebrow, title, lead, summary, links, prices, arrivals } = costPlace

/** Links lead to the one on the home page. */
const href = `${pages.home.path}#cost`

export const cost = {
  name: 'cost',
  Place: CostPlace,
  links: [
    { on: 'menu', label: links.mine, href },
    { on: 'footer', label: links.footer, href },
    { on: 'question-cost', label: links.range, href },
    { on: 'prices-glass', label: links.mine, href: answeredHref('glass') },
    { on: 'prices-doublePane', label: links.mine, href: answeredHref('fog') },
  ],
} satisfies Tool

/** A link to the tool with its first question answered. */
function answeredHref(symptom: SymptomValue): string {
  return `${pages.home.path}?cost=${symptom}#cost`
}

type CostPlaceProps = {
  /** Not a part of another section. No other section of such a page lists the areas. */
  isSection?: boolean
}

/** Before the tool's script comes, without scripts and on paper: the table of prices, and the areas. */
function CostPlace({ isSection = false }: CostPlaceProps) {
  const mountPoint = (
    <ToolMountPoint name="cost" pictures={[scene, costPanes.broken]} className={styles.tool}>
      <PriceTable {...prices} />
      {isSection && <FactList facts={arrivals} termsAre="words" />}
    </ToolMountPoint>
  )
  if (isSection) {
    return (
      <CollapsibleSection id="cost" tone="ice" eyebrow={eyebrow} title={title} lead={lead} summary={summary}>
        {mountPoint}
      </CollapsibleSection>
    )
  }
  return (
    <div id="cost" className={styles.part}>
      <Collapsible
        isOpenWide
        summaryElement="hgroup"
        summary={
          <>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.summary}>{summary}</p>
          </>
        }
      >
        {mountPoint}
      </Collapsible>
    </div>
  )
}
