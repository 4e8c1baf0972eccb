import type { ReactNode } from 'react'
import { Frame } from '../../components/window.tsx'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { CrackedPane } from './drawings/cracked-pane.tsx'
import styles from './error-hero.module.css'

type ErrorHeroProps = {
  picture: ReactNode
  title: ReactNode
  lead: string
  /** The ways on from here. */
  children: ReactNode
}

/** What an error page shows in place of the page that was asked for: a window, what is wrong, and the ways on. */
export function ErrorHero({ picture, title, lead, children }: ErrorHeroProps) {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width-wide">
        <Frame hasSill>{picture}</Frame>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            {title}
          </h1>
          <div id={firstPaintId}>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The picture of a hero whose page failed. */
export function CrackedWindow() {
  return <CrackedPane role="img" aria-label={site.serverError.picture} className={styles.cracked} />
}

/** What stands under the lead, where it is more than one row of buttons. */
export function HeroRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}
