import type { ComponentType } from 'react'
import {
  BrokenTrouble,
  DraftyTrouble,
  FoggyTrouble,
  NewGlassTrouble,
  StorefrontTrouble,
} from '../../art/motifs/trouble-panes.tsx'
import { Scene } from '../../art/scene/scene.tsx'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Icon } from '../../components/inline.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import { Frame } from '../../components/window.tsx'
import { breadcrumbsTo } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import styles from './services-hero.module.css'
import { servicesPage } from './words.ts'

const { hero } = servicesPage

const troubles = [
  { id: 'broken', Trouble: BrokenTrouble },
  { id: 'foggy', Trouble: FoggyTrouble },
  { id: 'drafty', Trouble: DraftyTrouble },
  { id: 'storefront', Trouble: StorefrontTrouble },
  { id: 'glass', Trouble: NewGlassTrouble },
] as const satisfies readonly { id: keyof typeof servicesPage; Trouble: ComponentType }[]

/** One view through five panes, each with its own trouble; each leads to what is done about it. */
function FivePanes() {
  return (
    <nav aria-label={hero.menuLabel}>
      <Frame hasSill>
        <div id={firstPaintId} className={styles.panes}>
          <Scene className="fill" />
          {troubles.map(({ id, Trouble }) => (
            <a key={id} className={styles.pane} href={`#${id}`}>
              <Trouble className="fill" />
              <span className={styles.label}>
                {servicesPage[id].pane}
                <Icon name="down" />
              </span>
            </a>
          ))}
        </div>
      </Frame>
    </nav>
  )
}

export function ServicesHero() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Breadcrumb {...breadcrumbsTo('services')} />
        <div className={styles.top}>
          <h1 id="hero-title">
            <span className={styles.eyebrow}>{hero.eyebrow}</span> {hero.title}
          </h1>
          <div className={styles.words}>
            <p className={`lead ${styles.lead}`}>{hero.lead}</p>
            <div className={styles.actions}>
              <div className="hidden-on-phones">
                <ButtonRow>
                  <CallButton isLarge label={site.call} />
                  <SmsButton page="services" isLarge />
                </ButtonRow>
              </div>
              <QuoteLink isButtonOnPhones>{site.quote}</QuoteLink>
            </div>
          </div>
        </div>
        <FivePanes />
      </div>
    </section>
  )
}
