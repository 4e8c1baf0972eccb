import { Frame, Pane } from '../components/window.tsx'
import styles from './find-out.module.css'
import { findOut } from './kit/words.ts'
import { listTools } from './tool-links.tsx'

/** The questions that visitors come with: each is a pane of one window, and leads to the tool that answers it. */
export function FindOut({ currentPath }: { currentPath: string }) {
  return (
    <nav className={`page-width ${styles.place}`} aria-labelledby="find-out-title">
      <Frame hasSill className={styles.window}>
        <Pane className={styles.head}>
          <h2 id="find-out-title" className={styles.title}>
            {findOut.title}
          </h2>
          <p className={styles.lead}>{findOut.lead}</p>
        </Pane>
        {listTools(currentPath).map(({ name, label, note, href, Picture }) => (
          <a key={name} className={styles.tool} href={href}>
            <span className={styles.picture}>
              <Picture />
            </span>
            <span className={styles.label}>
              {label} <span className={styles.note}>{note}</span>
            </span>
          </a>
        ))}
      </Frame>
    </nav>
  )
}
