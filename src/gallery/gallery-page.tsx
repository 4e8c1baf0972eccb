import type { ReactNode } from 'react'
import { foldingSpecimens } from './folding-specimens.tsx'
import styles from './gallery-page.module.css'
import { largeSpecimens } from './large-specimens.tsx'
import { smallSpecimens } from './small-specimens.tsx'

/** What is shown by the name of each. It is drawn once for each theme; the key keeps ids and names of the two apart. */
export type Specimens = Readonly<Record<string, (key: string) => ReactNode>>

/** Shows every component in both themes. In development only, at /_gallery. */
export function GalleryPage() {
  return (
    <div className={styles.page}>
      <h1>Parts</h1>
      {Object.entries({ ...smallSpecimens, ...largeSpecimens, ...foldingSpecimens }).map(([name, show]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className={styles.pair}>
            <div className={`${styles.ground} ${styles.light}`}>{show('light')}</div>
            <div className={`night ${styles.ground}`}>{show('dark')}</div>
          </div>
        </section>
      ))}
    </div>
  )
}
