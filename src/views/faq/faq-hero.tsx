import { CallButton } from '../../components/buttons.tsx'
import { Breadcrumb, LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { breadcrumbsTo } from '../../content/breadcrumbs.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { HeroButtons, TitleHero } from '../shared/title-hero.tsx'
import styles from './faq-hero.module.css'
import { QuestionWindow } from './question-window.tsx'
import { faqPage } from './words.ts'

const { hero } = faqPage

export function FaqHero() {
  return (
    <TitleHero {...hero} above={<Breadcrumb {...breadcrumbsTo('faq')} />} picture={<QuestionWindow />}>
      <HeroButtons>
        <CallButton isLarge label={site.call} />
      </HeroButtons>
      <div className={styles.links}>
        <LinkRow>
          <QuoteLink>{site.quote}</QuoteLink>
          <MoreLink href={pages.contact.path}>{hero.contact}</MoreLink>
        </LinkRow>
      </div>
    </TitleHero>
  )
}
