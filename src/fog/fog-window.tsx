import { DowntownScene } from '../art/scene/scene.tsx'
import { Icon } from '../components/inline.tsx'
import { SpacerBar } from '../components/section.tsx'
import { fogWords } from '../content/site.ts'
import { firstPaintId } from '../lib/load-later.ts'
import styles from './fog-window.module.css'

type FogWindowProps = {
  /** What the fog is, where it has a name. */
  fogged?: string
  cleared: string
  hint: string
  sliderLabel: string
  /** The fog is on the room's side: a finger writes the phone number into it. */
  writesNumber?: boolean
}

/** How much of the glass is fogged at first, in per cent. Without scripts fog-window.module.css fogs 44. */
const startAt = 90

/**
 * The view through a sealed unit that has failed. fog-slider.ts lets the visitor clear it with the slider, and
 * fetches what lets a hand wipe it.
 */
export function FogWindow({ fogged, cleared, hint, sliderLabel, writesNumber }: FogWindowProps) {
  return (
    <div
      id={firstPaintId}
      className={styles.view}
      data-fog-view
      data-writes-number={writesNumber}
      data-call-to-action={fogWords.clearGlassCall}
      data-hide-clear-label
    >
      <DowntownScene className={styles.scene} hasLights={false} />
      <div className={styles.fog} data-fog-edge>
        <div className={styles.fogContent} data-fog />
      </div>
      {/* The slider says how much is fogged. */}
      <div aria-hidden="true">
        <FogTags left={fogged} right={cleared} />
      </div>
      <FogSlider startAt={startAt} label={sliderLabel} valueText={fogWords.share} />
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}

/** Name what is left and right of the handle. */
export function FogTags({ left, right }: { left?: string | undefined; right: string }) {
  return (
    <>
      {left && <span className={`${styles.tag} ${styles.fogged}`}>{left}</span>}
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
