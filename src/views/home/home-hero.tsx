import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { FigureRow } from '../../components/measures.tsx'
import { Frame } from '../../components/window.tsx'
import { site } from '../../content/site.ts'
import { FogWindow } from '../../fog/fog-window.tsx'
import styles from './home-hero.module.css'
import { home } from './words.ts'

const { hero } = home

/** The window onto Calgary, fogged on one side and clear on the other, that the visitor clears. */
export function HomeHero() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Frame hasSill className={styles.frame}>
          <div className={styles.glass}>
            <div className={styles.words}>
              <h1 id="hero-title" className={styles.title}>
                <span className={styles.eyebrow}>{hero.eyebrow}</span> {hero.title}
              </h1>
              <p className={`lead ${styles.lead}`}>{hero.lead}</p>
              <div className={`hidden-on-phones ${styles.buttons}`}>
                <ButtonRow>
                  <CallButton isLarge label={site.call} />
                  <SmsButton isLarge />
                </ButtonRow>
              </div>
            </div>
            <div className={styles.picture}>
              <FogWindow {...hero} writesNumber />
            </div>
            <div className={styles.quote}>
              <QuoteLink isButtonOnPhones>{site.quote}</QuoteLink>
            </div>
          </div>
        </Frame>
        <div className={styles.facts}>
          <FigureRow figures={hero.facts} />
        </div>
      </div>
    </section>
  )
}
