import type { Faq } from '../content/faqs.ts'
import styles from './accordion.module.css'

type AccordionProps = { name: string; faqs: readonly Faq[] }

/** Questions of which one is open at a time; an open one can be closed again. The browser does both. */
export function Accordion({ name, faqs }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {faqs.map(({ question, answer }, index) => (
        <details key={question} className={styles.item} name={name} open={index === 0}>
          <summary className={styles.question}>
            {question}
            <span className={styles.sash} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
