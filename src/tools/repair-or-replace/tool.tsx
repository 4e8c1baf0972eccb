import type { ReactNode } from 'react'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import styles from './tool.module.css'
import { repairOrReplace as words } from './words.ts'

export const repairOrReplace = {
  name: 'repair-or-replace',
  id: 'signs',
  pages: ['glass'],
  Place: RepairOrReplacePlace,
  find: { ...words.find, Picture: () => null },
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
      tone="ice"
      title={words.title}
      lead={words.lead}
      className={styles.tool}
    >
      {signs}
    </ToolSection>
  )
}
