import { type CondensationResult, outsideRange } from './find-condensation.ts'
import { longest } from './longest-words.ts'
import { condensation, formatDegrees } from './words.ts'

const { from, to } = outsideRange
const height = 22
const words = condensation.ruler

const minorTicks = Array.from({ length: (to - from) / 5 + 1 }, (_, index) => `M${from + index * 5} 22v-7`).join('')

function clampToScale(value: number): number {
  return Math.min(to, Math.max(from, value))
}

type Pin = { readonly name: string; readonly value: number }

/**
 * The names of two marks, each on the side away from the other mark. The columns are as wide as the ruler's stretches, but
 * never narrower than the words: these do not leave the ruler, and do not lie on one another.
 */
function Pins({ pins: [left, right] }: { pins: readonly [Pin, Pin] }) {
  const [start, end] = [clampToScale(left.value) - from, to - clampToScale(right.value)]
  const columns = `minmax(max-content, ${start}fr) minmax(0, ${to - from - start - end}fr) minmax(max-content, ${end}fr)`
  return (
    <div className="condensation-pins" style={{ gridTemplateColumns: columns }}>
      {[left, right].map(({ name, value }) => (
        <span key={name} className={name === words.dewPoint ? 'condensation-dew-point' : ''}>
          <b>{`${formatDegrees(value)}°`}</b> {name}
        </span>
      ))}
    </div>
  )
}

/** Glass to the left of the dew point is wet. The sentence under the ruler says the same in words. */
export function TemperatureScale({ result, description }: { result: CondensationResult; description: string }) {
  const glass = { name: words.glass, value: result.edge }
  const dewPoint = { name: words.dewPoint, value: result.dewPoint }
  const dew = clampToScale(dewPoint.value)
  return (
    <div className="condensation-scale">
      <div aria-hidden="true">
        <Pins pins={glass.value < dewPoint.value ? [glass, dewPoint] : [dewPoint, glass]} />
        <svg viewBox={`${from} 0 ${to - from} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
          <path className="condensation-wet" d={`M${from} 12H${dew}V22H${from}z`} />
          <path className="condensation-minor" d={minorTicks} />
          <path className="condensation-major" d={`M${from} 22H${to}M${from} 22V4M0 22V4M${to} 22V4`} />
          <path className="condensation-dew-mark" d={`M${dew} 22V-2`} />
          <path className="condensation-glass-mark" d={`M${clampToScale(glass.value)} 22V-2`} />
        </svg>
        <div className="condensation-ends">
          <span>{formatDegrees(from)}</span>
          <span className="condensation-zero">0</span>
          <span>{`+${to}\u00a0${condensation.outside.unit}`}</span>
        </div>
      </div>
      <p className="condensation-small condensation-tallest" data-tallest={longest.ruler}>
        <span>{description}</span>
      </p>
    </div>
  )
}
