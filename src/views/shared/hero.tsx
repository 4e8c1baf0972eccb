import type { ReactNode } from 'react'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import { type Figure, FigureWords } from '../../components/measures.tsx'
import type { NamedIssue } from '../../content/issues.ts'
import { breadcrumbsTo } from '../../content/navigation.ts'
import type { PageId } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import styles from './hero.module.css'

type HeroWordsProps = {
  page: PageId
  /** Says in plain words what the page is about, where the title does not. */
  eyebrow: string
  /** An array sets the line breaks. */
  title: string | readonly string[]
  lead: string
  /** What to press; without it, call or text. Phones have it in the call bar instead. */
  buttons?: ReactNode
  className?: string | undefined
}

/** The title of a page, its lead, and what to press. On phones what follows them stands between title and lead. */
export function HeroWords({ page, eyebrow, title, lead, buttons, className = '' }: HeroWordsProps) {
  const isInLines = typeof title !== 'string'
  return (
    <div className={`${styles.words} ${className}`.trim()}>
      <h1 id="hero-title" className={`${styles.title} ${isInLines ? styles.inLines : ''}`.trim()}>
        <span className="eyebrow">{eyebrow}</span> {isInLines ? title.join('\n') : title}
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
  )
}

type HeroProps = Omit<HeroWordsProps, 'className'> & {
  page: Exclude<PageId, 'home'>
  /** Stands beside the words, in its own frame. */
  picture: ReactNode
  /** The link to the form. */
  quote?: { readonly label: string; readonly issue?: NamedIssue }
  /** The figures that matter on the page. */
  facts?: readonly Figure[]
  /** Links that stand under the buttons in place of the one to the form. */
  children?: ReactNode
}

/** The top of a page: its words on the left, its own picture on the right. */
export function Hero({ page, picture, quote, facts, children, ...words }: HeroProps) {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Breadcrumb {...breadcrumbsTo(page)} />
        <div className={styles.columns}>
          <HeroWords page={page} {...words} />
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
            {facts && (
              <ul className={styles.facts}>
                {facts.map((figure) => (
                  <li key={figure.description}>
                    <FigureWords {...figure} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
