import type { ReactNode } from 'react'
import { ArrivalMapFigure } from './arrival-map-figure.tsx'
import styles from './map-beside.module.css'

type MapBesideProps = {
  side: 'left' | 'right'
  head?: ReactNode
  /** What the map shows, said in words: a table or a list. */
  children: ReactNode
}

/** The arrival map beside its heading and its list. On phones it stands between the two. */
export function MapBeside({ side, head, children }: MapBesideProps) {
  return (
    <div className={`${styles.columns} ${side === 'left' ? styles.left : styles.right}`}>
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.map}>
        <ArrivalMapFigure />
      </div>
      <div className={styles.list}>{children}</div>
    </div>
  )
}
