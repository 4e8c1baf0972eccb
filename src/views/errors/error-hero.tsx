import type { ReactNode } from 'react'
import { Frame } from '../../components/window.tsx'
import { firstPaintId } from '../../lib/first-paint-id.ts'
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
      <div className={styles.wrap}>
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
