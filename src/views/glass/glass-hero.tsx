import { Frame } from '../../components/window.tsx'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { Hero } from '../shared/hero.tsx'
import { SettingPane } from './drawings/setting-pane.tsx'
import styles from './glass-hero.module.css'
import { glass } from './words.ts'

const { hero } = glass

/** The new unit on its lifters, half way into the frame that stays. */
function SettingWindow() {
  return (
    <div>
      <Frame hasSill className={styles.frame}>
        <SettingPane id={firstPaintId} className={styles.picture} role="img" aria-label={hero.picture} />
        <span className={`${styles.tag} ${styles.unit}`}>{hero.tags.unit}</span>
        <span className={`${styles.tag} ${styles.kept}`}>{hero.tags.frame}</span>
      </Frame>
    </div>
  )
}

export function GlassHero() {
  return <Hero page="glass" {...hero} picture={<SettingWindow />} />
}
