import { SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, LargePhoneLink } from '../../components/links.tsx'
import { Clock } from '../../components/measures.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { breadcrumbsTo } from '../../content/navigation.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { SillDrift, SillShards, Snowfall, StormView, StruckPane } from './drawings/storm.tsx'
import styles from './emergency-hero.module.css'
import { emergency } from './words.ts'

const { hero } = emergency

/** The city in a snowstorm, through a window whose larger pane was struck. */
function StormWindow() {
  return (
    <div id={firstPaintId} className={styles.view} role="img" aria-label={hero.picture}>
      <StormView className="fill" />
      <div className={styles.snow}>
        <Snowfall className="fill" />
      </div>
      <div className={styles.struck}>
        <StruckPane className="fill" />
      </div>
      <div className={styles.whole} />
    </div>
  )
}

/** Night in both themes: words, the struck pane, and the hotline along the bottom rail. */
export function EmergencyHero() {
  return (
    <section id="hero" aria-labelledby="hero-title">
      <div className="page-width">
        <Breadcrumb {...breadcrumbsTo('emergency')} />
        <Frame hasSill>
          <div className={`night ${styles.panes}`}>
            <Pane className={styles.words}>
              <h1 id="hero-title" className={styles.title}>
                <span className={styles.eyebrow}>{hero.eyebrow}</span>
                {hero.title.map((line) => (
                  <span key={line} className={styles.line}>
                    {` ${line}`}
                  </span>
                ))}
              </h1>
              <p className={`lead ${styles.lead}`}>{hero.lead}</p>
              <p className={styles.first}>
                {hero.arrival} <a href="#coverage">{hero.arrivals}</a>.
              </p>
              <p className={styles.first}>
                <strong>{hero.first.what}</strong> {hero.first.when}
              </p>
            </Pane>
            <Pane className={styles.hotline}>
              <div className={styles.call}>
                <Clock />
                <LargePhoneLink className={styles.phone} phone={business.phone} label={hero.hotline} />
              </div>
              <div className={styles.text}>
                <p className={`small ${styles.textLead}`}>{hero.textLead}</p>
                <SmsButton page="emergency" isLarge label={hero.text} />
              </div>
            </Pane>
            <StormWindow />
          </div>
          <SillDrift className={styles.drift} />
          <SillShards className={styles.shards} />
        </Frame>
      </div>
    </section>
  )
}
