import { DowntownScene } from '../../art/scene/scene.tsx'
import { Frame } from '../../components/window.tsx'
import { pageFaqs } from '../../content/faqs.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import styles from './question-window.module.css'
import { faqPage } from './words.ts'

/** One pane for each question, over one view; each leads to its question. */
export function QuestionWindow() {
  return (
    <nav aria-label={faqPage.hero.panes}>
      <Frame hasSill>
        <div className={styles.view}>
          <ul className={styles.panes}>
            {pageFaqs.map(({ id, pane }) => (
              <li key={id} className={styles.pane}>
                <a className={styles.link} href={`#${id}`}>
                  <span className={styles.label}>{pane}</span>
                </a>
              </li>
            ))}
          </ul>
          <DowntownScene
            hasLights
            id={firstPaintId}
            className={`fill ${styles.city}`}
            viewBox="720 150 720 400"
            preserveAspectRatio="xMidYMax slice"
          />
        </div>
      </Frame>
    </nav>
  )
}
