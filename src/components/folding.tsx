import type { ComponentProps, ReactNode } from 'react'
import type { Faq } from '../content/faqs.ts'
import type { NavigationLink } from '../content/navigation.ts'
import accordionStyles from './accordion.module.css'
import styles from './folding.module.css'
import { NoBreak } from './inline.tsx'
import { MoreLink } from './links.tsx'

type DisclosureProps = ComponentProps<'details'> & {
  /** The content of `<summary>`, which is always visible. */
  summary: ReactNode
  summaryClassName?: string | undefined
}

/** A <details> with our marker, which opens smoothly where visitors have not asked for less motion. */
export function Disclosure({ summary, summaryClassName = '', className = '', children, ...details }: DisclosureProps) {
  return (
    <details className={`${styles.details} ${className}`.trim()} {...details}>
      <summary className={`${styles.summary} ${summaryClassName}`.trim()}>
        {summary}
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

type CollapsibleProps = Pick<DisclosureProps, 'summary' | 'className' | 'children'> & {
  /** Where it says more than what is inside, such as a figure. */
  keepsSummaryWhenWide?: boolean
}

/** A part that is folded until it is opened; layouts/scripts/behaviours.ts unfolds it on wide screens, where there is room. */
export function Collapsible({ summary, children, keepsSummaryWhenWide = false, className = '' }: CollapsibleProps) {
  return (
    <Disclosure
      className={`${styles.collapsible} ${styles.wide} ${keepsSummaryWhenWide ? '' : styles.bare} ${className}`.trim()}
      data-open-wide
      summaryClassName={styles.line}
      summary={<span className={styles.words}>{summary}</span>}
    >
      <div className={styles.body}>{children}</div>
    </Disclosure>
  )
}

type Item = Faq & {
  /** The hash that leads to this question. */
  readonly id?: string
  /** A short answer that is shown beside the question, open or not. */
  readonly shortAnswer?: string
  /** The page that says more. */
  readonly more?: NavigationLink
}

type AccordionProps = {
  /** Accordions of one name share it: of all their questions one is open at a time. */
  name: string
  faqs: readonly Item[]
}

/** Questions of which the browser keeps one open at a time; an open one can be closed again. */
export function Accordion({ name, faqs }: AccordionProps) {
  return (
    <div>
      {faqs.map(({ question, answer, id, shortAnswer, more }) => (
        <Disclosure
          key={question}
          id={id}
          className={accordionStyles.item}
          name={name}
          summaryClassName={accordionStyles.question}
          summary={
            <span className={accordionStyles.words}>
              {question}
              {shortAnswer && <span className={accordionStyles.short}>{` ${shortAnswer}`}</span>}
            </span>
          }
        >
          <div className={accordionStyles.answer}>
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
