import type { ReactNode } from 'react'
import styles from './title-hero.module.css'

type TitleHeroProps = {
  /** Says in plain words what the page is about, where the title does not. */
  eyebrow: string
  /** An array sets the line breaks. */
  title: string | readonly string[]
  lead: string
  picture: ReactNode
  /** Stands over the title, such as the way back up. */
  above?: ReactNode
  /** What follows the lead: buttons, links, figures. */
  children?: ReactNode
}

/** The top of a page: its words on the left, its own picture on the right. */
export function TitleHero({ eyebrow, title, lead, picture, above, children }: TitleHeroProps) {
  const isInLines = typeof title !== 'string'
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.wrap}>
        {above}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 id="hero-title" className={`${styles.title} ${isInLines ? styles.inLines : ''}`.trim()}>
              <span className={styles.eyebrow}>{eyebrow}</span>
              {isInLines
                ? title.map((line) => (
                    <span key={line} className={styles.line}>
                      {` ${line}`}
                    </span>
                  ))
                : title}
            </h1>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {children}
          </div>
          {picture}
        </div>
      </div>
    </section>
  )
}

/** The buttons under the lead. Phones have them in the call bar instead. */
export function HeroButtons({ children }: { children: ReactNode }) {
  return (
    <div className="hidden-on-phones">
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
