import { QuoteLink } from '../../components/arrow-link.tsx'
import { ButtonRow } from '../../components/button-row.tsx'
import { CallButton, TextButton } from '../../components/contact-buttons.tsx'
import { FogWindow } from '../../components/fog-window.tsx'
import { Frame, Sill } from '../../components/frame.tsx'
import { Measure } from '../../components/measure.tsx'
import { home } from '../../content/home.ts'
import { site } from '../../content/site.ts'
import styles from './hero.module.css'

const { hero } = home

function HeroWords() {
  return (
    <div className={styles.words}>
      <h1 id="hero-title">
        <span className={styles.strap}>{hero.strap}</span>
        {hero.title}
      </h1>
      <p className={styles.lead}>{hero.lead}</p>
      <div className={styles.buttons}>
        <ButtonRow>
          <CallButton isLarge label={site.call} />
          <TextButton isLarge />
        </ButtonRow>
      </div>
      <div className={styles.quote}>
        <QuoteLink>{site.quote}</QuoteLink>
      </div>
    </div>
  )
}

function HeroFacts() {
  return (
    <ul className={styles.facts}>
      {hero.facts.map(({ value, unit, says }) => (
        <li key={says} className={styles.fact}>
          <Measure className={styles.value} value={value} unit={unit} />
          <span className={styles.says}>{says}</span>
        </li>
      ))}
    </ul>
  )
}

/** The window onto Calgary, fogged on one side and clear on the other, that the visitor clears. */
export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.wrap}>
        <Frame className={styles.frame}>
          <div className={styles.glass}>
            <HeroWords />
            <FogWindow {...hero} />
          </div>
        </Frame>
        <Sill />
        <HeroFacts />
      </div>
    </section>
  )
}
