import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import styles from './fold.module.css'

type FoldProps = {
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

/** A part that is folded until somebody opens it. The browser does it; browser/folds.ts opens those of wide screens. */
export function Fold({
  summary,
  children,
  isOpenWide = false,
  hidesSummaryWhenWide = false,
  summaryElement: Summary = 'span',
  className = '',
}: FoldProps) {
  return (
    <Disclosure
      className={[styles.fold, isOpenWide && styles.wide, hidesSummaryWhenWide && styles.bare, className]
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
