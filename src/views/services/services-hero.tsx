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
import { Icon, NoBreak } from '../../components/inline.tsx'
import { Breadcrumb, QuoteLink } from '../../components/links.tsx'
import { Frame } from '../../components/window.tsx'
import { breadcrumbsTo } from '../../content/navigation.ts'
import { getService, type ServiceId } from '../../content/services.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import styles from './services-hero.module.css'
import { servicesPage } from './words.ts'

const { hero } = servicesPage

const cards = [
  { id: 'broken', service: 'emergency', Trouble: BrokenTrouble },
  { id: 'foggy', service: 'doublePane', Trouble: FoggyTrouble },
  { id: 'drafty', service: 'residential', Trouble: DraftyTrouble },
  { id: 'storefront', service: 'commercial', Trouble: StorefrontTrouble },
  { id: 'glass', service: 'glass', Trouble: NewGlassTrouble },
] as const satisfies readonly { id: keyof typeof servicesPage; service: ServiceId; Trouble: ComponentType }[]

/**
 * One view through five panes, each with its own trouble, and under each the service that mends it. A pane leads to what
 * is done about it on this page, the service's name to the page of the service.
 */
function ServiceCards() {
  return (
    <nav aria-label={hero.menuLabel}>
      <Frame hasSill>
        <div id={firstPaintId} className={styles.window}>
          <Scene className={`fill ${styles.view}`} />
          <ul className={styles.cards}>
            {cards.map(({ id, service, Trouble }) => {
              const { name, path } = getService(service)
              const { pane, line } = servicesPage[id]
              return (
                <li key={id} className={styles.card}>
                  <a className={styles.pane} href={`#${id}`}>
                    <Trouble className="fill" />
                    <span className={styles.label}>
                      {pane}
                      <Icon name="down" />
                    </span>
                  </a>
                  <p className={`${styles.service} ${styles[id]}`}>
                    <a className={styles.name} href={path}>
                      <span>
                        <NoBreak>{name}</NoBreak>
                      </span>
                    </a>
                    {` ${line}`}
                  </p>
                </li>
              )
            })}
          </ul>
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
            <span className="eyebrow">{hero.eyebrow}</span> {hero.title}
          </h1>
          <div>
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
        <ServiceCards />
      </div>
    </section>
  )
}
