import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { dotsPath, type Point, range } from '../../../art/kit/geometry.ts'
import { Pebbles } from '../../../art/kit/glass.tsx'
import * as paint from '../../../art/kit/strokes.ts'
import { drawArrowHead, drawWaves } from '../../../art/kit/weather.tsx'
import { Skyline } from '../../../art/scene/scene.tsx'
import { LaminatedSheet, TemperedSheet } from './broken-sheets.tsx'

/** The sheet covers the right two thirds of the view. */
const sheet = 'M150 0h290v300H150z'

function View({ prefix }: { prefix: string }) {
  return <Skyline prefix={prefix} fromX={1080} width={440} height={300} viewBox="1112 206 250 170.5" />
}

function Edge() {
  return <path stroke="var(--on-frame)" strokeWidth={4} d="M150 0v300" />
}

const viewBox = '0 0 440 300'

/** Heat that comes from the room, meets the coating and goes back. */
function drawHeatTurnedBack(y: number): string {
  const back = drawWaves(240, 398, y + 15, 4, 8).replace(/^M[\d. ]+(?=q)/, '')
  return `${drawWaves(404, 240, y - 15, 4, 8)}c-14 0-14 30 0 30${back}${drawArrowHead(402, y + 15, 1)}`
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
      <path {...paint.heat} d={draw((y) => drawWaves(412, 272, y, 4, 9))} />
      <path {...paint.heat} strokeWidth={2} opacity={0.75} d={draw((y) => drawWaves(240, 186, y, 2, 6))} />
      <path
        {...paint.heat}
        strokeWidth={1.5}
        opacity={0.8}
        d={draw((y) => drawWaves(154, 84, y, 3, 3) + drawArrowHead(78, y, -1, 7))}
      />
    </>
  )
}

export const glassTypes = sprite('glass-types', {
  tempered: <TemperedSheet />,
  laminated: <LaminatedSheet />,
  /** One coated pane: daylight passes, room heat is turned back. */
  lowE: (
    <Artwork viewBox={viewBox}>
      <path {...paint.outsideAir} d="M0 0h205v300H0z" />
      <path {...paint.roomAir} d="M205 0h235v300H205z" />
      <path {...paint.profile} d="M176 300v-34h18v18h32v-18h18v34z" />
      <path {...paint.cutGlass} d="M198-4h18v288h-18z" />
      <path stroke="var(--glass)" strokeWidth={4} strokeDasharray="7 4" d="M221-4v284" />
      <path {...paint.heat} d={drawHeatTurnedBack(54) + drawHeatTurnedBack(236)} />
      <path
        {...paint.roundStroke('ink', 2)}
        strokeLinejoin="round"
        d="M24 46l370 112m0 0l-14 4m14-4l-9-11M24 84l370 112m0 0l-14 4m14-4l-9-11"
      />
    </Artwork>
  ),
  /** Two panes and a sealed space: little of the room's heat reaches the outside pane. */
  doublePane: (
    <Artwork viewBox={viewBox}>
      <path {...paint.outsideAir} d="M0 0h220v300H0z" />
      <path {...paint.roomAir} d="M220 0h220v300H220z" />
      <path {...paint.sealedAir} d="M174 0h78v240h-78z" />
      <path {...paint.sealant} d="M158 246h110v12H158z" />
      <path {...paint.profile} d="M126 300V218h26v40h122v-40h26v82z" />
      <path {...paint.profileLit} d="M126 218h26v5h-26zM274 218h26v5h-26z" />
      <path {...paint.cutGlass} d="M158-4h16v256h-16zM252-4h16v256h-16z" />
      <path {...paint.sealant} d="M174 216h6v34h-6zM246 216h6v34h-6zM174 238h78v14h-78z" />
      <path {...paint.spacer} d="M180 206h66v32h-66z" />
      <path {...paint.beads} strokeWidth={8} d={dotsPath(beadPlaces)} />
      <FadingHeat />
    </Artwork>
  ),
  /** One view, clear and then through tinted glass. */
  tinted: (
    <Artwork viewBox="0 0 440 300">
      <View prefix="tinted-sheet" />
      <path fill="var(--tower-shade-1)" fillOpacity={0.55} d={sheet} />
      <path fill="var(--shine)" fillOpacity={0.4} d="M232 300L330 0h34l-98 300zM286 300L384 0h10l-98 300z" />
      <Edge />
    </Artwork>
  ),
  /**
   * One view, clear and then through patterned glass.
   * Served as a file, so its blur filter is not computed again when the page changes.
   */
  obscure: (
    <Artwork viewBox="0 0 440 300">
      <defs>
        <filter id="obscure-sheet-blur" x="0" y="0" width="1" height="1">
          <feGaussianBlur stdDeviation={7} />
        </filter>
        <clipPath id="obscure-sheet-clip">
          <path d={sheet} />
        </clipPath>
        <Pebbles id="obscure-sheet-pebbles" scale={0.84} />
        <g id="obscure-sheet-view">
          <View prefix="obscure-sheet" />
        </g>
      </defs>
      <use href="#obscure-sheet-view" />
      <g clipPath="url(#obscure-sheet-clip)">
        <use href="#obscure-sheet-view" filter="url(#obscure-sheet-blur)" />
        <path fill="var(--fog-thin)" d={sheet} />
        <path fill="url(#obscure-sheet-pebbles)" d={sheet} />
      </g>
      <Edge />
    </Artwork>
  ),
})
