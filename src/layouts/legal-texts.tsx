import { Icon } from '../components/icon.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { type LegalText, site } from '../content/site.ts'
import styles from './legal-texts.module.css'

export function LegalTexts({ texts }: { texts: readonly LegalText[] }) {
  return texts.map(({ id, title, paragraphs }) => (
    <section key={id} id={id} className={styles.text} aria-labelledby={`${id}-title`} data-legal-text>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          <NoBreak>{paragraph}</NoBreak>
        </p>
      ))}
      <a className={styles.close} href="#legal">
        <Icon name="close" />
        {`${site.close} ${title.toLowerCase()}`}
      </a>
    </section>
  ))
}
