import type { ReactNode } from 'react'
import styles from './carousel.module.css'

type CarouselProps = {
  /** What is in it, for those who hear that they can scroll it: "Four types of home". */
  label: string
  /** How many there are, two to six; the bar under the carousel has as many lengths. */
  count: number
  /** More than one is shown at a time. */
  isNarrow?: boolean
  /** One list, which wider screens lay out by its own styles. */
  children: ReactNode
}

/**
 * A swipeable row of the items of one list on phones, with the edge of the next one visible; CSS scroll snap alone.
 * It can be focused so that arrow keys scroll it; layouts/scripts/behaviours.ts removes the tab stop on wide screens, where nothing
 * scrolls.
 */
export function Carousel({ label, count, isNarrow = false, children }: CarouselProps) {
  return (
    <div className={`${styles.carousel} ${styles[`of${count}`]} ${isNarrow ? styles.narrow : ''}`.trim()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group and no landmark, of which a page has enough. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div className={styles.scroller} role="group" aria-label={label} tabIndex={0} data-carousel>
        {children}
      </div>
      <div className={styles.bar} aria-hidden="true" />
    </div>
  )
}
