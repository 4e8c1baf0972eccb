import { business } from '../content/business.ts'
import { site } from '../content/site.ts'
import type { Range } from '../lib/format.ts'
import styles from './measures.module.css'

type QuantityProps = { value: string; unit: string; className?: string | undefined }

/** A figure set large with its unit. The caller gives it its size and says what it measures. */
export function Quantity({ value, unit, className = '' }: QuantityProps) {
  return (
    <span className={`${styles.quantity} ${className}`.trim()}>
      {value}
      {unit && <span className={styles.unit}>{/^\w/.test(unit) ? ` ${unit}` : unit}</span>}
    </span>
  )
}

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
      <path className={styles.major} d={`${drawTicks(majorEvery, major)}M0 ${height}H${length}`} />
      {possible && <path className={styles.progress} d={drawStretch(possible)} />}
      {measured && <path className={styles.stretch} d={drawStretch(measured)} />}
      {progress !== undefined && <path className={styles.end} d={`M${progress} 0v${height}`} />}
    </svg>
  )
}

type ScaleLabelsProps = { ticks: readonly (string | number)[] }

/** The labels under a ruler or a row of hours, each in the middle of its tick, at equal distances. */
export function ScaleLabels({ ticks }: ScaleLabelsProps) {
  return (
    <div className={styles.labels} aria-hidden="true" data-scale-labels>
      {ticks.map((tick, index) => (
        <span key={index}>{tick}</span>
      ))}
    </div>
  )
}

type Row = {
  readonly name: string
  /** Explains the name, where it needs it. */
  readonly note: string
  readonly value: string
  readonly range: Range
  /** A stretch after the range that not every case reaches. */
  readonly possible?: Range
}

type RangeChartProps = {
  rows: readonly Row[]
  unit: string
  /** How long the ruler is, how often it has a tick, and which of them are written under it. */
  length: number
  every: number
  scale: readonly number[]
}

/** Stretches of time, each measured off on the same ruler: minutes to arrive, years that a seal lasts. */
export function RangeChart({ rows, unit, length, every, scale }: RangeChartProps) {
  return (
    <div>
      <dl className={styles.chart}>
        {rows.map(({ name, note, value, range, possible }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              {name}
              {note && <span className={`small ${styles.note}`}>{` ${note}`}</span>}
            </dt>
            <dd>
              <Quantity className={styles.value} value={value} unit={unit} />
            </dd>
            <Ruler
              size="flat"
              length={length}
              minorEvery={every}
              majorEvery={length}
              measured={range}
              possible={possible}
            />
          </div>
        ))}
      </dl>
      <ScaleLabels ticks={scale.map((tick) => (tick === length ? `${tick} ${unit}` : tick))} />
    </div>
  )
}

export type Figure = { readonly value: string; readonly unit: string; readonly description: string }

/** A figure with what it measures. --figure-size gives it another size than the usual one. */
export function FigureWords({ value, unit, description }: Figure) {
  return (
    <>
      <Quantity className={styles.value} value={value} unit={unit} />
      <span className={`small ${styles.description}`}>{` ${description}`}</span>
    </>
  )
}

/** Four figures in a row, each saying what it measures. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.description} className={styles.figure}>
          <FigureWords {...figure} />
        </li>
      ))}
    </ul>
  )
}

type SpacerRulerProps = {
  /** One hole for each unit. */
  holes: number
  /** How much of it is measured off, in the same unit. */
  measured: number
  /** Draws a line where the measure ends. */
  isMarked?: boolean
}

/** A length of spacer bar as a scale, always beside the same figures in words. It is stretched to the width it is given. */
export function SpacerRuler({ holes, measured, isMarked = false }: SpacerRulerProps) {
  // A hole is the round cap of a very short line. Of a line without length Safari would stretch the cap with the bar.
  const drawHoles = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, hole) => `M${from + hole + 0.5} .5h.001`).join('')
  // A hole is filled where the measure reaches at least its middle.
  const filled = Math.round(measured)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${holes} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.measured} d={`M0 0h${measured}v1H0z`} />
      <path className={styles.rim} d={drawHoles(filled, holes)} />
      <path className={styles.open} d={drawHoles(filled, holes)} />
      <path className={styles.filled} d={drawHoles(0, filled)} />
      {isMarked && <path className={styles.mark} d={`M${measured}-.18v1.7`} />}
    </svg>
  )
}

/** What time it is where the business is. Without scripts it says that we are open, and nothing moves when they come. */
export function Clock() {
  return (
    <p className={styles.clock} data-clock={site.clock.sentence} data-time-zone={business.timeZone}>
      <span>{site.clock.open}</span>
    </p>
  )
}

/** The ticks of a ruler from zero that is long enough for every stretch measured off on it: 0, 15, 30, 45. */
export function listTicks(stretches: readonly Range[], every: number): number[] {
  const longest = Math.max(...stretches.map(({ to }) => to))
  return Array.from({ length: Math.ceil(longest / every) + 1 }, (_, tick) => tick * every)
}
