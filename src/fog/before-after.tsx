import type { ReactNode } from 'react'
import styles from './before-after.module.css'
import fog from './fog-window.module.css'
import { FogSlider, FogTags } from './fog-window.tsx'

type BeforeAfterProps = {
  before: ReactNode
  after: ReactNode
  words: { before: string; after: string; sliderLabel: string; valueText: string }
}

/** Two pictures of one window, of which the slider of the fog window shows more of the one or the other. */
export function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  return (
    <div className={`${fog.view} ${styles.view}`}>
      <div className={styles.after}>{after}</div>
      <div className={`${fog.fog} ${styles.edge}`} data-fog-edge>
        <div className={`${fog.fogContent} ${styles.before}`} data-fog>
          {before}
        </div>
      </div>
      <FogTags left={words.before} right={words.after} />
      <FogSlider startAt={50} label={words.sliderLabel} valueText={words.valueText} />
    </div>
  )
}
