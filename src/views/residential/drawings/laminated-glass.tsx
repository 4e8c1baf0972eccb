import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { crackPane, shadePieces } from '../../../art/kit/crack.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'

export const laminatedGlass = drawing('laminated-glass', LaminatedGlass)

/** A sheet leans away to the right: so wide, so high, and its far side so much higher on the page. */
const width = 150
const height = 320
const rise = 66
const top = 92
const [struckX, layerX, heldX] = [60, 236, 412]

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
  const { lines, pieces } = crackPane({ pane: boxOf(0, 0, width, height), at: [84, 150], rays: 13, seed: 17, kink: 9 })
  return (
    <g transform={`matrix(1-.44 0 1 ${struckX} ${top})`}>
      {shadePieces(pieces, 3).map((shape, tint) => (
        <path key={shape} fill={`var(--shard-${tint})`} d={shape} />
      ))}
      <path fill="none" stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round" d={lines} />
    </g>
  )
}

/** Security glass pulled apart: a struck sheet, the clear layer that holds its pieces, a second sheet. */
function LaminatedGlass(props: ComponentProps<'svg'>) {
  const [bottom, farTop] = [top + height, top - rise]
  const dashes = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.3, strokeDasharray: '6 5' } as const
  const blow = {
    fill: 'none',
    stroke: 'var(--glass)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <Artwork viewBox="-10 14 590 412" {...props}>
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
      <path {...blow} d="M-6 190l62 4M4 150l54 32M2 236l54-30M44 186l16 8-16 9" />
    </Artwork>
  )
}
