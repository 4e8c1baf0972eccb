import { Frame } from '../../components/window.tsx'
import { FogWindow } from '../../fog/fog-window.tsx'
import { Hero } from '../shared/hero.tsx'
import styles from './double-pane-hero.module.css'
import { doublePane } from './words.ts'

const { hero } = doublePane

/** The window that the visitor clears. */
function FoggedView() {
  return (
    <div>
      <Frame hasSill className={styles.frame}>
        <FogWindow {...hero.window} fogReturns />
      </Frame>
    </div>
  )
}

export function DoublePaneHero() {
  return <Hero page="doublePane" {...hero} picture={<FoggedView />} />
}
