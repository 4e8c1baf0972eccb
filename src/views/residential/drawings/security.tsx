import { Artwork } from '../../../art/kit/artwork.tsx'
import { crackPane, shadePieces } from '../../../art/kit/crack.tsx'
import { crop, drawing, sprite } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { frame, line, metal, outlined, pane, stroke } from '../../../art/kit/strokes.ts'
import { moments } from '../../../art/motifs/repair-moments.tsx'
import { heatCrossSection } from './heat-cross-section.tsx'
import { homeTypes } from './home-types.tsx'

/** A sheet leans away to the right: so wide, so high, and its far side so much higher on the page. */
const width = 150
const height = 320
const rise = 66
const top = 92
const [struckX, layerX, heldX] = [60, 236, 412]

/** Where the first sheet was hit, on the sheet and in the drawing. */
const struckAt = [84, 150] as const
const struck = [struckX + struckAt[0], top + struckAt[1] - (struckAt[0] * rise) / width] as const

function drawSheet(x: number): string {
  return `M${x} ${top}l${width}-${rise}v${height}l-${width} ${rise}z`
}

/** The cut edges that face us: the near side and the top. */
function drawEdges(x: number): string {
  return `M${x} ${top}l-10-5v${height}l10 5zM${x} ${top}l-10-5 ${width}-${rise} 10 5z`
}

function Sheet({ x, tint }: { x: number; tint: string }) {
  return (
    <>
      <path fill="var(--glass-edge)" d={drawEdges(x)} />
      <path fill={tint} fillOpacity={0.75} stroke="var(--glass)" strokeWidth={1.3} d={drawSheet(x)} />
    </>
  )
}

function Cracks() {
  const { lines, pieces } = crackPane({ pane: boxOf(0, 0, width, height), at: struckAt, rays: 13, seed: 17, kink: 9 })
  return (
    <g transform={`matrix(1-.44 0 1 ${struckX} ${top})`}>
      {shadePieces(pieces, 3).map((shape, tint) => (
        <path key={shape} fill={`var(--shard-${tint})`} d={shape} />
      ))}
      <path {...stroke('ink', 1.5)} strokeLinejoin="round" d={lines} />
    </g>
  )
}

const [bottom, farTop] = [top + height, top - rise]
const dashes = { ...stroke('ink', 1.3), strokeDasharray: '6 5' } as const

/** Security glass pulled apart: a struck sheet, the clear layer that holds its pieces, a second sheet. */
export const laminatedGlass = drawing(
  'laminated-glass',
  <Artwork viewBox="-10 14 590 412">
    <path
      {...dashes}
      d={`M${struckX} ${bottom}H${heldX}M${struckX + width} ${farTop}H${heldX + width}M${struckX + width} ${farTop + height}H${heldX + width}M${struckX} ${top}H${heldX}`}
    />
    <Sheet x={heldX} tint="var(--ice-3)" />
    <path fill="var(--gleam)" d={`M${heldX + 60} ${top - 26}l26-12v${height}l-26 12z`} />
    <path fill="var(--needle-pod)" fillOpacity={0.3} d={drawSheet(layerX)} />
    <path {...dashes} d={drawSheet(layerX)} />
    <Sheet x={struckX} tint="var(--ice-2)" />
    <Cracks />
    <path
      {...outlined('ink', 5, 'snow')}
      strokeLinejoin="round"
      paintOrder="stroke"
      d={`M-4 ${struck[1] - 11}H98v-15l42 26-42 26v-15H-4z`}
    />
  </Artwork>,
)

/** Drawn close, so that the part that locks is what one sees. */
const viewBox = '0 0 120 120'

export const locks = sprite('locks', {
  /** A cam on the meeting rails that pulls two sashes together. */
  sash: (
    <Artwork viewBox={viewBox}>
      <path {...pane} d="M-9-9h138v71H-9z" />
      <path {...frame} d="M-9 62h138v30H-9zM-9 92h138v37H-9z" />
      <path {...metal} d="M32 62V48q0-9 9-9h38q9 0 9 9v14z" />
      <circle {...metal} cx={60} cy={44} r={15} />
      <path {...metal} d="M56 47l46-20q9-2 10 5t-5 9L62 55z" />
      <circle fill="var(--ink)" cx={60} cy={45} r={4.5} />
    </Artwork>
  ),
  /** Two hooks on one bar that draw a casement in at more than one point. */
  casement: (
    <Artwork viewBox={viewBox}>
      <path {...pane} d="M-9-9h45v138H-9z" />
      <path {...frame} d="M36-9h36v138H36zM80-9h49v138H80z" />
      <path {...metal} d="M41 10h9v100h-9zM50 20h32v13H50zM50 87h32v13H50zM88 14h11v26H88zM88 81h11v26H88z" />
      <path {...metal} d="M43 52h15v15H43zM54 56l34-16 4 9-34 18z" />
    </Artwork>
  ),
  /** A latch where the two panels meet, and a bolt down into the track. */
  patio: (
    <Artwork viewBox={viewBox}>
      <path {...pane} d="M-9-9h42v138H-9zM87-9h42v138H87z" />
      <path {...frame} d="M33-9h26v138H33zM61-9h26v138H61z" />
      <path {...metal} d="M39 18h14v54H39zM43 30h6v22h-6z" />
      <path {...metal} d="M66 34h17v24H66z" />
      <path {...line} strokeWidth={2.4} d="M69.500 34v-7a5 5 0 0 1 10 0v7" />
      <circle fill="var(--ink)" cx={74.5} cy={46} r={3.2} />
      <path {...frame} d="M-9 102h138v27H-9z" />
      <path {...metal} d="M68 76h12v34H68z" />
    </Artwork>
  ),
})

/** What folded sections of the page show on phones. */
export const thumbnails = sprite('residential-thumbnails', {
  energy: crop(heatCrossSection),
  security: crop(laminatedGlass),
  assessment: crop(moments.price),
  neighbourhoods: crop(homeTypes.heritage),
})
