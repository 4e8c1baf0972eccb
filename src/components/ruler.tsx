import type { Range } from '../lib/format.ts'
import styles from './ruler.module.css'

/** Heights in pixels: the whole, a major tick, a minor tick, a measured stretch. */
const sizes = {
  tall: { height: 64, major: 30, minor: 14, stretch: 14 },
  low: { height: 22, major: 22, minor: 10, stretch: 10 },
  flat: { height: 14, major: 14, minor: 14, stretch: 10 },
} as const

type RulerProps = {
  size: keyof typeof sizes
  /** How many units long it is: minutes, years, hours. */
  length: number
  minorEvery: number
  majorEvery: number
  /** The highlighted range. */
  measured?: Range
  /** A paler range after it, which is not certain. */
  possible?: Range | undefined
  /** A pale bar from zero, with a line at its end. */
  progress?: number
}

/** A ruler with ticks and a measured stretch, always beside the same figures in words. It fills the width it is given. */
export function Ruler({ size, length, minorEvery, majorEvery, measured, possible, progress }: RulerProps) {
  const { height, major, minor, stretch } = sizes[size]

  // Each tick is drawn relative to the one before, because repeated path commands compress well.
  function drawTicks(every: number, tickHeight: number): string {
    const count = Math.round(length / every)
    return `M0 ${height}v-${tickHeight}${`m${every} ${tickHeight}v-${tickHeight}`.repeat(count)}`
  }
  function drawStretch({ from, to }: Range): string {
    return `M${from} ${height - stretch}H${to}v${stretch}H${from}z`
  }

  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${length} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {progress !== undefined && <path className={styles.progress} d={drawStretch({ from: 0, to: progress })} />}
      <path className={styles.minor} d={drawTicks(minorEvery, minor)} />
      <path className={styles.major} d={drawTicks(majorEvery, major)} />
      <path className={styles.base} d={`M0 ${height}H${length}`} />
      {possible && <path className={styles.progress} d={drawStretch(possible)} />}
      {measured && <path className={styles.measured} d={drawStretch(measured)} />}
      {progress !== undefined && <path className={styles.mark} d={`M${progress} 0v${height}`} />}
    </svg>
  )
}
