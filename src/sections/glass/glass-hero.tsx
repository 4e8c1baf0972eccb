import { SettingPane } from '../../art/glass/setting-pane.tsx'
import { Frame, Sill } from '../../components/frame.tsx'
import { glass } from '../../content/glass.ts'
import { PageHero } from '../page-hero.tsx'
import styles from './glass-hero.module.css'

const { hero } = glass

/** The new unit on its lifters, half way into the frame that stays. */
function SettingWindow() {
  return (
    <div>
      <Frame className={styles.frame}>
        <SettingPane className={styles.picture} role="img" aria-label={hero.picture} />
        <span className={`${styles.tag} ${styles.unit}`}>{hero.tags.unit}</span>
        <span className={`${styles.tag} ${styles.kept}`}>{hero.tags.frame}</span>
      </Frame>
      <Sill />
    </div>
  )
}

export function GlassHero() {
  return <PageHero page="glass" {...hero} picture={<SettingWindow />} />
}
