import type { ReactNode } from 'react'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import { type Figure, Quantity } from '../../components/measures.tsx'
import type { NamedIssue } from '../../content/issues.ts'
import { breadcrumbsTo } from '../../content/navigation.ts'
import type { PageId } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import styles from './hero.module.css'

type HeroProps = {
  page: Exclude<PageId, 'home'>
  /** Says in plain words what the page is about, where the title does not. */
  eyebrow: string
  /** An array sets the line breaks. */
  title: string | readonly string[]
  lead: string
  /** Stands beside the words, in its own frame. */
  picture: ReactNode
  /** What to press; without it, call or text. Phones have it in the call bar instead. */
  buttons?: ReactNode
  /** The link to the form. */
  quote?: { readonly label: string; readonly issue?: NamedIssue }
  /** The figures that matter on the page. */
  facts?: readonly Figure[]
  /** Links that stand under the buttons in place of the one to the form. */
  children?: ReactNode
}

/** The top of a page: its words on the left, its own picture on the right. */
export function Hero({ page, eyebrow, title, lead, picture, buttons, quote, facts, children }: HeroProps) {
  const isInLines = typeof title !== 'string'
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Breadcrumb {...breadcrumbsTo(page)} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 id="hero-title" className={`${styles.title} ${isInLines ? styles.inLines : ''}`.trim()}>
              <span className={styles.eyebrow}>{eyebrow}</span>
              {isInLines
                ? title.map((line) => (
                    <span key={line} className={styles.line}>
                      {` ${line}`}
                    </span>
                  ))
                : ` ${title}`}
            </h1>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <div className={`hidden-on-phones ${styles.buttons}`}>
              {buttons ?? (
                <ButtonRow>
                  <CallButton isLarge label={site.call} />
                  <SmsButton page={page} isLarge />
                </ButtonRow>
              )}
            </div>
          </div>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.more}>
            {(children || quote) && (
              <div className={styles.links}>
                {children}
                {quote && (
                  <QuoteLink issue={quote.issue} isButtonOnPhones>
                    {quote.label}
                  </QuoteLink>
                )}
              </div>
            )}
            {facts && <Facts facts={facts} />}
          </div>
        </div>
      </div>
    </section>
  )
}

function Facts({ facts }: { facts: readonly Figure[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, unit, description }) => (
        <li key={description}>
          <Quantity className={styles.value} value={value} unit={unit} />
          <span className={styles.description}>{` ${description}`}</span>
        </li>
      ))}
    </ul>
  )
}
