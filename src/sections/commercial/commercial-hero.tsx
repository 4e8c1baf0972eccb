import { Towers } from '../../art/commercial/towers.tsx'
import { Frame, Pane } from '../../components/frame.tsx'
import { commercial } from '../../content/commercial.ts'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { PageHero } from '../page-hero.tsx'
import styles from './commercial-hero.module.css'

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
  return <PageHero page="commercial" {...hero} picture={picture} />
}
