import { DowntownScene } from '../art/scene/scene.tsx'
import { Icon } from '../components/inline.tsx'
import { SpacerBar } from '../components/section.tsx'
import { firstPaintId } from '../lib/load-later.ts'
import styles from './fog-window.module.css'
import { fogPictures } from './pictures.ts'
import { clearGlassCall, fogShare } from './words.ts'

type FogWindowProps = {
  fogged: string
  cleared: string
  hint: string
  sliderLabel: string
  /** What is wiped off is soon back: the fog is inside. */
  fogReturns?: boolean
}

/** How much of the glass is fogged at first, in per cent. Without scripts fog-window.module.css fogs 44. */
const startAt = 90

/**
 * The view through a sealed unit that has failed. fog-slider.ts lets the visitor clear it with the slider, and
 * fetches what lets a hand wipe it.
 */
export function FogWindow({ fogged, cleared, hint, sliderLabel, fogReturns }: FogWindowProps) {
  return (
    <div
      id={firstPaintId}
      className={styles.view}
      data-fog-view
      data-fog-returns={fogReturns}
      data-call-to-action={clearGlassCall}
      data-hide-clear-label
    >
      <DowntownScene className={styles.scene} hasLights={false} />
      <div className={styles.fog} data-fog-edge>
        <div className={styles.fogContent} data-fog>
          {/* One for each theme. They are small enough to inline in the page. */}
          <img className={`${styles.picture} light-only`} src={fogPictures.light} alt="" />
          <img className={`${styles.picture} dark-only`} src={fogPictures.dark} alt="" />
        </div>
      </div>
      <FogTags left={fogged} right={cleared} />
      <FogSlider startAt={startAt} label={sliderLabel} valueText={fogShare} />
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}

/** Name what is left and right of the handle. */
export function FogTags({ left, right }: { left: string; right: string }) {
  return (
    <>
      <span className={`${styles.tag} ${styles.fogged}`}>{left}</span>
      <span className={`${styles.tag} ${styles.cleared}`}>{right}</span>
    </>
  )
}

type FogSliderProps = {
  startAt: number
  label: string
  /** What a screen reader says behind the number. */
  valueText: string
}

/** The slider, which fog-slider.ts connects with the layers that it moves, and its handle. */
export function FogSlider({ startAt, label, valueText }: FogSliderProps) {
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        defaultValue={startAt}
        aria-label={label}
        aria-valuetext={`${startAt}${valueText}`}
        data-value-text={valueText}
        data-fog-slider
      />
      <div className={styles.handle} data-fog-handle>
        <SpacerBar orientation="vertical" />
        <span className={styles.grip}>
          <Icon name="handle" />
        </span>
      </div>
    </>
  )
}
