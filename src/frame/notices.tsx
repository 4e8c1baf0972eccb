import { Icon } from '../components/icon.tsx'
import { notices, site } from '../content/site.ts'
import styles from './notices.module.css'

export function Notices() {
  return notices.map(({ id, title, paragraphs }) => (
    <section key={id} id={id} className={styles.notice} aria-labelledby={`${id}-title`} data-notice>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <a className={styles.close} href="#legal">
        <Icon name="close" />
        {`${site.close} ${title.toLowerCase()}`}
      </a>
    </section>
  ))
}
