import { FogWindow } from '../../components/fog-window.tsx'
import { Frame } from '../../components/frame.tsx'
import { doublePane } from '../../content/double-pane.ts'
import { PageHero } from '../page-hero.tsx'
import styles from './double-pane-hero.module.css'

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
  return <PageHero page="doublePane" {...hero} picture={<FoggedView />} />
}
