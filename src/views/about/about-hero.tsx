import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { breadcrumbsTo } from '../../content/breadcrumbs.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { HeroButtons, TitleHero } from '../shared/title-hero.tsx'
import styles from './about-hero.module.css'
import { ClearYear } from './drawings/clear-year.tsx'
import { about } from './words.ts'

const { hero } = about

/** The founding year, left clear in a frosted pane. */
export function AboutHero() {
  const picture = (
    <div>
      <Frame hasSill>
        <Pane>
          <ClearYear id={firstPaintId} className={styles.year} role="img" aria-label={hero.picture} />
        </Pane>
      </Frame>
    </div>
  )
  return (
    <TitleHero {...hero} above={<Breadcrumb {...breadcrumbsTo('about')} />} picture={picture}>
      <HeroButtons>
        <ButtonRow>
          <CallButton isLarge label={site.call} />
          <SmsButton page="about" isLarge />
        </ButtonRow>
      </HeroButtons>
      <div className={styles.quote}>
        <QuoteLink isButtonOnPhones>{site.quote}</QuoteLink>
      </div>
    </TitleHero>
  )
}
