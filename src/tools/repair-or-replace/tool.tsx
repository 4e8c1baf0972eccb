import type { ReactNode } from 'react'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import { answerPictures } from './drawings/answers.tsx'
import styles from './tool.module.css'
import { section, words } from './words.ts'

export const repairOrReplace = {
  name: 'repair-or-replace',
  id: 'signs',
  pages: ['glass'],
  Place: RepairOrReplacePlace,
  find: { ...section.find, Picture: BrokenMiddlePane, position: 3 },
  links: [],
} satisfies Tool

type RepairOrReplacePlaceProps = {
  /** What stands there without scripts: the signs for a repair, and for new glass. */
  signs?: ReactNode
}

/** Four questions that come to a verdict about one window. */
function RepairOrReplacePlace({ signs = words.guide }: RepairOrReplacePlaceProps) {
  return (
    <ToolSection
      id="signs"
      name="repair-or-replace"
      {...section}
      pictures={[answerPictures.whole]}
      className={styles.tool}
    >
      {signs}
    </ToolSection>
  )
}

/** Three panes in a wall, of which one is broken. */
function BrokenMiddlePane() {
  return (
    <svg viewBox="0 0 170 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--siding)" d="M-200-100h600v300h-600z" />
      <path stroke="var(--line)" d="M-200 6h600M-200 88h600M-200 100h600" />
      <path fill="var(--pane)" stroke="var(--ink)" strokeWidth="1.5" d="M-2 4h174v76H-2zM-8 80h186v7H-8z" />
      <path fill="var(--ice-2)" stroke="var(--ink)" d="M6 12h46v60H6zM60 12h50v60H60zM118 12h46v60h-46z" />
      <path fill="var(--gleam)" d="M14 72l22-60h8L22 72zM126 72l22-60h8l-22 60z" />
      <path fill="var(--frame-lo)" d="M82 32l6 5 8-3-3 8 6 5-8 2-1 8-6-5-7 4 1-9-7-4 8-3z" />
      <path
        fill="none"
        stroke="var(--ink)"
        d="M82 32l-5-20M94 34l15-14M98 47l12 6M90 56l5 16M78 56l-11 16M72 44l-12-4M78 37L64 24"
      />
    </svg>
  )
}
