import type { ReactNode } from 'react'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import type { Figure } from '../../components/measures.tsx'
import { Quantity } from '../../components/measures.tsx'
import { breadcrumbsTo } from '../../content/breadcrumbs.ts'
import type { ServiceId } from '../../content/services.ts'
import { site } from '../../content/site.ts'
import type { NamedIssue } from '../../form/words.ts'
import styles from './page-hero.module.css'
import { HeroButtons, TitleHero } from './title-hero.tsx'

type PageHeroProps = {
  page: ServiceId
  /** Says in plain words what the page is about, where the title does not. */
  eyebrow: string
  /** An array sets the line breaks. */
  title: string | readonly string[]
  lead: string
  quote: { readonly label: string; readonly issue?: NamedIssue }
  facts: readonly Figure[]
  picture: ReactNode
}

/** The top of a service page: the way back up, ways to reach us, and the figures that matter there. */
export function PageHero({ page, quote, facts, ...words }: PageHeroProps) {
  return (
    <TitleHero {...words} above={<Breadcrumb {...breadcrumbsTo(page)} />}>
      <HeroButtons>
        <ButtonRow>
          <CallButton isLarge label={site.call} />
          <SmsButton page={page} isLarge />
        </ButtonRow>
      </HeroButtons>
      <div className={styles.quote}>
        <QuoteLink issue={quote.issue} isButtonOnPhones>
          {quote.label}
        </QuoteLink>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ value, unit, description }) => (
          <li key={description}>
            <Quantity className={styles.value} value={value} unit={unit} />
            <span className={styles.description}>{description}</span>
          </li>
        ))}
      </ul>
    </TitleHero>
  )
}
