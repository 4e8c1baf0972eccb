import { Frame, Pane } from '../../components/window.tsx'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { Hero } from '../shared/hero.tsx'
import styles from './commercial-hero.module.css'
import { Towers } from './drawings/towers.tsx'
import { commercial } from './words.ts'

const { hero } = commercial

/** Towers from the sidewalk, and the one pane that is out. */
export function CommercialHero() {
  const picture = (
    <div>
      <Frame hasSill>
        <Pane>
          <Towers id={firstPaintId} className={styles.towers} role="img" aria-label={hero.picture} />
        </Pane>
      </Frame>
    </div>
  )
  return <Hero page="commercial" {...hero} picture={picture} />
}
