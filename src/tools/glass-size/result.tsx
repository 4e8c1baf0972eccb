import { Quantity, Ruler } from '../../components/measures.tsx'
import { formatCentimetrePair, formatInchPair } from './lengths.ts'
import type { Estimate, Fault, GlassSize } from './measure-glass.ts'
import { glassSize, sayTolerance } from './words.ts'

const words = glassSize.result

/** In inches. A longer side fills the ruler. */
const rulerLength = 72

export function Result({ result }: { result: GlassSize | Fault | null }) {
  const size = result?.kind === 'size' ? result : null
  const fault = result?.kind === 'fault' ? glassSize.faults[result.reason] : ''
  return (
    <div className="glass-size-result">
      <p className="glass-size-about">{result ? words.found : words.waiting}</p>
      <SizeFigure
        value={size ? formatInchPair(size.width.inches, size.height.inches) : '? × ?'}
        isKnown={Boolean(size)}
      />
      <div className="glass-size-either">
        <div className={fault ? 'glass-size-unsaid' : ''}>
          <p className="glass-size-centimetres">
            {size && formatCentimetrePair(size.width.inches, size.height.inches)}
          </p>
          <dl className="glass-size-sides">
            <Side name={words.wide} estimate={size?.width} />
            <Side name={words.high} estimate={size?.height} />
          </dl>
        </div>
        {fault && <p className="glass-size-error glass-size-fault">{fault}</p>}
      </div>
    </div>
  )
}

type SizeFigureProps = { value: string; isKnown: boolean }

/** The size in large figures. */
export function SizeFigure({ value, isKnown }: SizeFigureProps) {
  return (
    <p className={isKnown ? '' : 'glass-size-unknown-figure'}>
      <Quantity className="glass-size-figure" value={value} unit="in" />
    </p>
  )
}

/** A side of the glass on a ruler: what is sure, and what may be. */
function Side({ name, estimate }: { name: string; estimate: Estimate | undefined }) {
  const clampToRuler = (inches: number) => Math.min(inches, rulerLength)
  const from = estimate ? clampToRuler(estimate.inches - estimate.tolerance) : 0
  const to = estimate ? clampToRuler(estimate.inches + estimate.tolerance) : 0
  return (
    <div>
      <dt>{name}</dt>
      <dd>{estimate && sayTolerance(estimate.tolerance)}</dd>
      <dd className="glass-size-ruler">
        <Ruler
          size="low"
          length={rulerLength}
          minorEvery={6}
          majorEvery={rulerLength}
          measured={{ from: 0, to: from }}
          possible={{ from, to }}
        />
      </dd>
    </div>
  )
}
