import { scene } from '../../art/scene/scene.tsx'
import { FactList } from '../../components/lists.tsx'
import { PriceTable } from '../../components/table.tsx'
import { arrivalGroups } from '../../content/places.ts'
import { formatRange } from '../../lib/format.ts'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import { describeCost } from './describe-cost.ts'
import { costPanes } from './drawings/panes.tsx'
import styles from './tool.module.css'
import { problems, section, words } from './words.ts'

const { title, lead, find, links, table } = section

export const cost = {
  name: 'cost',
  id: 'cost',
  pages: ['home', 'services'],
  Place: CostPlace,
  find: { ...find, Picture: CrackedView, position: 1 },
  links: [
    { on: 'question-cost', label: links.range },
    { on: 'prices-glass', label: links.mine, query: 'cost=glass.1' },
    { on: 'prices-doublePane', label: links.mine, query: 'cost=fog.1' },
  ],
} satisfies Tool

/** What the tool says to each problem alone. */
const rows = problems.map(({ id, name, note }) => {
  const [row] = describeCost({ counts: { [id]: 1 }, place: '' }).rows
  return { see: name, does: note, price: row?.value ?? '' }
})

const times = [
  { term: words.hours.value, description: `${words.hours.name}.` },
  { term: words.sameDay.value, description: `${words.sameDay.name}. ${words.custom}` },
]

const arrivals = arrivalGroups.map(({ name, minutes, places }) => ({
  term: name,
  description: `${formatRange(minutes)} minutes to arrive, on average: ${places.join(', ')}`,
}))

type CostPlaceProps = {
  /** Whether the page says in another section how soon somebody is where. */
  hasArrivals?: boolean
}

/** Six panes, of which each is something that can be wrong with a window, and what it costs. */
function CostPlace({ hasArrivals = false }: CostPlaceProps) {
  const pictures = [scene, costPanes.broken]
  return (
    <ToolSection id="cost" name="cost" tone="ice" title={title} lead={lead} pictures={pictures} className={styles.tool}>
      <PriceTable {...table} rows={rows} />
      <FactList facts={hasArrivals ? times : [...times, ...arrivals]} termsAre="words" />
    </ToolSection>
  )
}

/** The view through a cracked pane. */
function CrackedView() {
  const cracks =
    'M84 40L70 31l-8 9 6 13 14 2 8-8zM70 31L52-10M62 40L-30 26M68 53L40 110M82 55l6 60M90 47l100 30M84 40L118-20M52 38l-4 24 20-9M66 22l24-4-6 22M90 18l28 14-6 22-22-7M64 62l20 8 28-16'
  return (
    <svg viewBox="0 0 170 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--sky-1)" d="M-200-100h600v300h-600z" />
      <path fill="var(--foothill-0)" d="M-200 58L-80 44l50 10 40-24 26 16 22-12 34 18 40-16 40 16 230-8v40h-600z" />
      <path fill="var(--tower-lit-1)" d="M98 66V42h8V32h9v10h5V24h11v42zM134 66V44h9v22zM78 66V50h11v16z" />
      <path fill="var(--city-front)" d="M152 66V30h-4l2-4h6l2 4h-4v36zM-200 64h600v5h-600z" />
      <path fill="var(--river-1)" d="M-200 69h600v60h-600z" />
      <path fill="none" stroke="var(--frame-lo)" strokeWidth={3} strokeOpacity={0.7} d={cracks} />
      <path fill="none" stroke="#fff" strokeWidth={1.3} d={cracks} />
    </svg>
  )
}
