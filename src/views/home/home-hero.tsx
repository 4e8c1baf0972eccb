import { QuoteLink } from '../../components/links.tsx'
import { FigureRow } from '../../components/measures.tsx'
import { Frame } from '../../components/window.tsx'
import { site } from '../../content/site.ts'
import { FogWindow } from '../../fog/fog-window.tsx'
import { HeroWords } from '../shared/hero.tsx'
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
            <HeroWords
              page="home"
              eyebrow={hero.eyebrow}
              title={hero.title}
              lead={hero.lead}
              className={styles.words}
            />
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
