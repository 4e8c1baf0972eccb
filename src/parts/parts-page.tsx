import { foldingParts } from './folding-parts.tsx'
import { largeParts } from './large-parts.tsx'
import styles from './parts-page.module.css'
import { smallParts } from './small-parts.tsx'

/** Shows every component in both themes. In development only, at /_parts. */
export function PartsPage() {
  return (
    <div className={styles.page}>
      <h1>Parts</h1>
      {[...smallParts, ...largeParts, ...foldingParts].map(({ name, file, show }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p className={styles.file}>src/{file}</p>
          <div className={styles.pair}>
            <div className={`${styles.ground} ${styles.day}`}>{show('day')}</div>
            <div className={`night ${styles.ground}`}>{show('night')}</div>
          </div>
        </section>
      ))}
    </div>
  )
}
