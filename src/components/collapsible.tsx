import type { ReactNode } from 'react'
import styles from './collapsible.module.css'
import { Disclosure } from './disclosure.tsx'

type CollapsibleProps = {
  /** The content of `<summary>`, which is always visible. */
  summary: ReactNode
  children: ReactNode
  /** Lies open from the start on a wide screen, where there is room for it. */
  isOpenWide?: boolean
  /** Hides the summary on wide screens, where it would repeat the open content. */
  hidesSummaryWhenWide?: boolean
  /** `hgroup` where the summary has a heading. */
  summaryElement?: 'span' | 'hgroup'
  className?: string | undefined
}

/** A part that is folded until it is opened; layouts/scripts/collapsibles.ts opens those with `isOpenWide` on wide screens. */
export function Collapsible({
  summary,
  children,
  isOpenWide = false,
  hidesSummaryWhenWide = false,
  summaryElement: Summary = 'span',
  className = '',
}: CollapsibleProps) {
  return (
    <Disclosure
      className={[styles.collapsible, isOpenWide && styles.wide, hidesSummaryWhenWide && styles.bare, className]
        .filter(Boolean)
        .join(' ')}
      data-open-wide={isOpenWide || undefined}
      summaryClassName={styles.summary}
      summary={<Summary className={styles.words}>{summary}</Summary>}
    >
      <div className={styles.body}>{children}</div>
    </Disclosure>
  )
}
