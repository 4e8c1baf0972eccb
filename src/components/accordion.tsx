import type { Faq } from '../content/faqs.ts'
import type { NavigationLink } from '../content/navigation.ts'
import styles from './accordion.module.css'
import { MoreLink } from './arrow-link.tsx'
import { Disclosure } from './disclosure.tsx'
import { NoBreak } from './no-break.tsx'

type Item = Faq & {
  /** The hash that leads to this question. */
  readonly id?: string
  /** Shown beside the question, open or not. */
  readonly shortAnswer?: string
  /** The page that says more. */
  readonly more?: NavigationLink
}

type AccordionProps = {
  /** Accordions of one name share it: of all their questions one is open at a time. */
  name: string
  faqs: readonly Item[]
  isFirstOpen?: boolean
}

/** Questions of which the browser keeps one open at a time; an open one can be closed again. */
export function Accordion({ name, faqs, isFirstOpen = true }: AccordionProps) {
  return (
    <div>
      {faqs.map(({ question, answer, id, shortAnswer, more }, index) => (
        <Disclosure
          key={question}
          id={id}
          className={styles.item}
          name={name}
          open={isFirstOpen && index === 0}
          summaryClassName={styles.question}
          summary={
            <span className={styles.words}>
              {question}
              {shortAnswer && <span className={styles.short}>{shortAnswer}</span>}
            </span>
          }
        >
          <div className={styles.answer}>
            <p>
              <NoBreak>{answer}</NoBreak>
            </p>
            {more && <MoreLink href={more.path}>{more.label}</MoreLink>}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
