import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { dotsPath, type Point, range } from '../../../art/kit/geometry.ts'
import {
  beads,
  cutGlass,
  heat,
  outsideAir,
  profile,
  profileLit,
  roomAir,
  sealant,
  sealedAir,
  spacer,
} from '../../../art/kit/strokes.ts'
import { drawArrowHead, drawWaves } from '../../../art/kit/weather.tsx'

const viewBox = '0 0 440 300'

/** Heat that comes from the room, meets the coating and goes back. */
function drawHeatTurnedBack(y: number): string {
  const back = drawWaves(240, 398, y + 15, 4, 8).replace(/^M[\d. ]+(?=q)/, '')
  return `${drawWaves(404, 240, y - 15, 4, 8)}c-14 0-14 30 0 30${back}${drawArrowHead(402, y + 15, 1)}`
}

/** One coated pane: daylight passes, room heat is turned back. */
export function LowECrossSection(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path {...outsideAir} d="M0 0h205v300H0z" />
      <path {...roomAir} d="M205 0h235v300H205z" />
      <path {...profile} d="M176 300v-34h18v18h32v-18h18v34z" />
      <path {...cutGlass} d="M198-4h18v288h-18z" />
      <path stroke="var(--glass)" strokeWidth={4} strokeDasharray="7 4" d="M221-4v284" />
      <path {...heat} d={drawHeatTurnedBack(54) + drawHeatTurnedBack(236)} />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 46l370 112m0 0l-14 4m14-4l-9-11M24 84l370 112m0 0l-14 4m14-4l-9-11"
      />
    </Artwork>
  )
}

const beadPlaces = range(11).map(
  (index): Point => (index < 6 ? [188 + index * 10, 216] : [193 + (index - 6) * 10, 228]),
)

/** Heat on its way out: strong in the room, weaker in the sealed space, faint outside. */
function FadingHeat() {
  const rows = [60, 112, 164]
  const draw = (wave: (y: number) => string) => rows.map(wave).join('')
  return (
    <>
      <path {...heat} d={draw((y) => drawWaves(412, 272, y, 4, 9))} />
      <path {...heat} strokeWidth={2} opacity={0.75} d={draw((y) => drawWaves(240, 186, y, 2, 6))} />
      <path
        {...heat}
        strokeWidth={1.5}
        opacity={0.8}
        d={draw((y) => drawWaves(154, 84, y, 3, 3) + drawArrowHead(78, y, -1, 7))}
      />
    </>
  )
}

/** Two panes and a sealed space: little of the room's heat reaches the outside pane. */
export function DoublePaneCrossSection(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path {...outsideAir} d="M0 0h220v300H0z" />
      <path {...roomAir} d="M220 0h220v300H220z" />
      <path {...sealedAir} d="M174 0h78v240h-78z" />
      <path {...sealant} d="M158 246h110v12H158z" />
      <path {...profile} d="M126 300V218h26v40h122v-40h26v82z" />
      <path {...profileLit} d="M126 218h26v5h-26zM274 218h26v5h-26z" />
      <path {...cutGlass} d="M158-4h16v256h-16zM252-4h16v256h-16z" />
      <path {...sealant} d="M174 216h6v34h-6zM246 216h6v34h-6zM174 238h78v14h-78z" />
      <path {...spacer} d="M180 206h66v32h-66z" />
      <path {...beads} strokeWidth={8} d={dotsPath(beadPlaces)} />
      <FadingHeat />
    </Artwork>
  )
}
