import { scene } from '../../art/scene/scene.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { FactList } from '../../components/lists.tsx'
import { PriceTable } from '../../components/table.tsx'
import { ToolMountPoint } from '../kit/place.tsx'
import type { Tool } from '../kit/tool.ts'
import { costPanes } from './drawings/panes.tsx'
import styles from './tool.module.css'
import { costPlace } from './words.ts'

const { eyebrow, title, lead, summary, links, prices, arrivals } = costPlace

export const cost = {
  name: 'cost',
  id: 'cost',
  pages: ['home', 'services'],
  Place: CostPlace,
  find: { label: 'What will it cost?', note: 'One tap', Picture: () => null, position: 1 },
  links: [
    { on: 'question-cost', label: links.range },
    { on: 'prices-glass', label: links.mine, query: 'cost=glass' },
    { on: 'prices-doublePane', label: links.mine, query: 'cost=fog' },
  ],
} satisfies Tool

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
