import styles from './gallery-page.module.css'
import { specimens } from './specimens.tsx'

/** Shows every component in both themes. In development only, at /_gallery. */
export function GalleryPage() {
  return (
    <div className={styles.page}>
      <h1>Parts</h1>
      {Object.entries(specimens).map(([name, show]) => (
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
