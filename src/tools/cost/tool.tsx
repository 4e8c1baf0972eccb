import { scene } from '../../art/scene/scene.tsx'
import { FactList } from '../../components/lists.tsx'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import { describeCost } from './describe-cost.ts'
import { costPanes } from './drawings/panes.tsx'
import styles from './tool.module.css'
import { problemIds, section, words } from './words.ts'

const { find, links } = section

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
const pricesOfProblems = problemIds
  .flatMap((id) => describeCost({ counts: { [id]: 1 }, place: '' }).rows)
  .map(({ name, value }) => ({ term: name, description: value }))

const times = [
  { term: words.hours.value, description: `${words.hours.name}.` },
  { term: words.sameDay.value, description: `${words.sameDay.name}. ${words.custom}` },
]

/** Six panes, of which each is something that can be wrong with a window, and what it costs. */
function CostPlace() {
  return (
    <ToolSection id="cost" name="cost" {...section} pictures={[scene, costPanes.broken]} className={styles.tool}>
      <FactList facts={[...pricesOfProblems, ...times]} termsAre="words" />
    </ToolSection>
  )
}

/** The view through a cracked pane. */
function CrackedView() {
  return (
    <svg viewBox="0 0 170 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--sky-1)" d="M-200-100h600v300h-600z" />
      <path fill="var(--foothill-0)" d="M-200 58L-80 44l50 10 40-24 26 16 22-12 34 18 40-16 40 16 230-8v40h-600z" />
      <path fill="var(--tower-lit-0)" d="M102 66V42h8V32h9v10h5V24h11v42zM138 66V44h9v22zM22 66V50h11v16z" />
      <path fill="var(--river-1)" d="M-200 66h600v60h-600z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.4}
        strokeLinejoin="round"
        d="M80 46l6-9-8-7-9 4-2 10 6 6zM78 30l-4-17-20-23M69 34l-24-9L-40 8M67 44l-26 9-70 30M73 50l-9 20-6 40M80 46l14 19 11 45M86 37l31 6 83 24M81 32l12-16 22-30M74 13l-24 6-5 6-7 14 3 14 20 10 3 7 20 4 10-9 16-8 7-14-2-13-22-14z"
      />
    </svg>
  )
}
