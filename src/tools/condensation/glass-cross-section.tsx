import type { CSSProperties } from 'react'
import { Pane } from '../../components/window.tsx'
import { drawDrops, drawNeedles, drawVapour } from './draw-moisture.ts'
import { type Answer, type CondensationResult, humidityRange } from './find-condensation.ts'
import { findFaces, GlassUnit, sillTop } from './glass-unit.tsx'
import { condensation, formatDegrees } from './words.ts'

const { crossSection: words, outside: outsideWords, roomTemperature } = condensation

const beads = drawDrops(sillTop)
const needles = drawNeedles(sillTop)
const vapour = drawVapour(humidityRange.to / 10)
/** Where the glass at the sill is pointed at. */
const sillLine = 286

const snowflake =
  'M84 96v52M61.5 109l45 26M106.5 109l-45 26M77 102l7 7 7-7M77 142l7-7 7 7M62.5 118l9.5-3-2-9.5M105.5 126l-9.5 3 2 9.5M62.5 126l9.5 3-2 9.5M105.5 118l-9.5-3 2-9.5'
const sun =
  'M71 122a13 13 0 1 0 26 0a13 13 0 1 0-26 0M84 94v7M84 143v7M56 122h7M105 122h7M64 102l5 5M99 137l5 5M104 102l-5 5M69 137l-5 5'

function Sky({ outside }: { outside: number }) {
  return (
    <g className="condensation-sky">
      {outside <= -1 && <path d={snowflake} />}
      {outside >= 12 && <path className="condensation-sun" d={sun} />}
    </g>
  )
}

type OnGlassProps = {
  id: string
  /** Where the face is, and to which side what is on it stands out. */
  at: string
  /** Heights from the sill up, from 0 to 1. */
  wet: number
  frozen: number
}

/** What has formed on one face of the glass. Where it begins at all, some of it is seen. */
function OnGlass({ id, at, wet, frozen }: OnGlassProps) {
  const clip = (height: number) => `M-2 ${Math.round(sillTop * 0.92 * (1 - height))}h60V420H-2z`
  return (
    <g transform={at}>
      <clipPath id={`${id}-wet`}>
        <path d={clip(wet)} />
      </clipPath>
      <clipPath id={`${id}-frozen`}>
        <path d={clip(frozen)} />
      </clipPath>
      <g className={wet > 0 ? 'condensation-fading condensation-shown' : 'condensation-fading'}>
        <path clipPath={`url(#${id}-wet)`} fill="var(--water)" d={beads} />
      </g>
      <g className={frozen > 0 ? 'condensation-fading condensation-shown' : 'condensation-fading'}>
        <path className="condensation-needles" clipPath={`url(#${id}-frozen)`} d={needles} />
      </g>
    </g>
  )
}

/** From the colour of ice to that of the room, in per cent. */
function writeWarmth(outside: number): CSSProperties {
  return { '--condensation-warmth': `${Math.min(100, Math.max(0, (outside + 5) * 3))}%` } as CSSProperties
}

type GlassCrossSectionProps = { result: CondensationResult; answer: Answer; description: string }

/** The unit cut open at the sill: outside on the left, the room on the right, as in every cross-section of the site. */
export function GlassCrossSection({ result, answer, description }: GlassCrossSectionProps) {
  const { glass, outside, humidity, edge, roomSide, outerFace } = result
  const [outer, inner] = findFaces(glass)
  const { wetHeight, frozenHeight } = roomSide
  const isOuterWet = outerFace.isWet && answer !== 'between'
  return (
    <Pane className="condensation-cross-section">
      <svg viewBox="0 0 480 420" preserveAspectRatio="xMidYMax slice" role="img" aria-label={description}>
        <path className="condensation-outside-air" style={writeWarmth(outside)} d="M-400 0h640v420h-640z" />
        <path fill="var(--room)" d="M240 0h640v420H240z" />
        <Sky outside={outside} />
        <g className="condensation-vapour">
          {vapour.map((dots, index) => (
            <path
              key={dots}
              className={
                humidity >= (index + 1) * 10 ? 'condensation-fading condensation-shown' : 'condensation-fading'
              }
              d={dots}
            />
          ))}
        </g>
        <GlassUnit glass={glass} isFogged={answer === 'between'} />
        <path className="condensation-lead-line" d={`M${inner} ${sillLine}H880`} />
        <OnGlass
          id="condensation-room"
          at={`translate(${inner})`}
          wet={wetHeight > frozenHeight ? wetHeight : 0}
          frozen={frozenHeight}
        />
        <OnGlass
          id="condensation-outer"
          at={`matrix(-1 0 0 1 ${outer} 0)`}
          wet={isOuterWet && !outerFace.isFrost ? 1 : 0}
          frozen={isOuterWet && outerFace.isFrost ? 1 : 0}
        />
      </svg>
      <div aria-hidden="true">
        <p className="condensation-label">
          {words.outside}
          <b>{`${formatDegrees(outside)}\u00a0${outsideWords.unit}`}</b>
        </p>
        <p className="condensation-label condensation-right">
          {words.room}
          <b>{roomTemperature}</b>
        </p>
        <p className="condensation-label condensation-right condensation-edge">
          <span>{words.edge}</span>
          <b>{`${formatDegrees(edge)}\u00a0${outsideWords.unit}`}</b>
        </p>
        <p className="condensation-caption">{words.title}</p>
      </div>
    </Pane>
  )
}
