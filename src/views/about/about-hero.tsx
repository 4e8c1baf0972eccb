import { Frame, Pane } from '../../components/window.tsx'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { Hero } from '../shared/hero.tsx'
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
  return <Hero page="about" {...hero} quote={{ label: site.quote }} picture={picture} />
}
