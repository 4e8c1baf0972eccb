import type { ReactNode } from 'react'
import { QuoteLink } from '../components/arrow-link.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonRow } from '../components/button-row.tsx'
import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { Measure } from '../components/measure.tsx'
import type { Issue } from '../content/estimate-form.ts'
import type { NavigationLink } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import styles from './page-hero.module.css'

type Fact = { readonly value: string; readonly unit: string; readonly says: string }

type PageHeroProps = {
  above: readonly NavigationLink[]
  /** What this page is called in the breadcrumb. */
  here: string
  /** Says the subject in plain words where the title does not. */
  subject: string
  title: string
  lead: string
  quote: { readonly label: string; readonly issue: Issue }
  facts: readonly Fact[]
  picture: ReactNode
}

/** The top of a service page: its words on the left, its own picture on the right. */
export function PageHero({ above, here, subject, title, lead, quote, facts, picture }: PageHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.wrap}>
        <Breadcrumb above={above} here={here} />
        <div className={styles.columns}>
          <div>
            <h1 id="hero-title" className={styles.title}>
              <span className={styles.subject}>{subject}</span>
              {title}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.buttons}>
              <ButtonRow>
                <CallButton isLarge label={site.call} />
                <TextButton isLarge />
              </ButtonRow>
            </div>
            <QuoteLink issue={quote.issue}>{quote.label}</QuoteLink>
            <ul className={styles.facts}>
              {facts.map(({ value, unit, says }) => (
                <li key={says}>
                  <Measure className={styles.value} value={value} unit={unit} />
                  <span className={styles.says}>{says}</span>
                </li>
              ))}
            </ul>
          </div>
          {picture}
        </div>
      </div>
    </section>
  )
}
