import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { crackPane } from '../../../art/kit/crack.tsx'
import { crop, drawing, inline, sprite } from '../../../art/kit/drawing.tsx'
import { type Box, boxOf, boxPath, range } from '../../../art/kit/geometry.ts'
import { Condensation } from '../../../art/kit/weather.tsx'
import { curtainWall } from '../../../art/motifs/curtain-wall.tsx'
import { brokenWindow, shopFront } from '../../../art/motifs/service-windows.tsx'
import { nightStreet } from './street.tsx'

const [columns, rows] = [10, 6]
const [left, top, step, size] = [44, 44, 56, 51]
const viewBox = `0 0 ${left + columns * step + 8} ${top + rows * step + 8}`

/** Columns from A, rows from the top. */
const faults = {
  cracked: [
    [2, 1],
    [6, 4],
  ],
  fogged: [
    [7, 1],
    [8, 1],
    [3, 4],
  ],
  drafty: [
    [0, 3],
    [5, 2],
    [9, 5],
  ],
} as const

function paneAt([column, row]: readonly [number, number]): Box {
  return boxOf(left + column * step, top + row * step, size, size)
}

function drawMullions(): string {
  const uprights = range(columns - 1).map((column) => `M${left + (column + 1) * step - 2.5} ${top}v${rows * step - 5}`)
  const transoms = range(rows - 1).map((row) => `M${left} ${top + (row + 1) * step - 2.5}h${columns * step - 5}`)
  return [...uprights, ...transoms].join('')
}

export type Fault = keyof typeof faults

/** How a pane with this fault is marked, on the front and in its key alike. */
function FaultMark({ fault, pane, id }: { fault: Fault; pane: Box; id: string }) {
  const { x, y } = pane
  if (fault === 'fogged') return <Condensation id={id} pane={pane} seed={x + 3} dropSize={9} />
  const lines =
    fault === 'cracked'
      ? crackPane({ pane, at: [x + 24, y + 22], rays: 8, seed: x, kink: 3 }).lines
      : [18, 33].map((down) => `M${x + 6} ${y + down}c10-8 15 6 24 0s11-7 15-3`).join('')
  const stroke = fault === 'cracked' ? 'var(--ink)' : 'var(--glass)'
  return (
    <>
      <path fill="var(--pane)" d={boxPath(pane)} />
      <path fill="none" stroke={stroke} strokeWidth={fault === 'cracked' ? 1.6 : 3.4} strokeLinecap="round" d={lines} />
    </>
  )
}

const bottom = top + rows * step - 5

/** What an assessment hands back: an office front with every pane that needs work marked. */
export const facadeSurvey = drawing(
  'facade-survey',
  <Artwork viewBox={viewBox}>
    <path fill="var(--frame)" d={boxPath(boxOf(left - 8, top - 8, columns * step + 11, rows * step + 11))} />
    <path fill="var(--ice-3)" d={boxPath(boxOf(left, top, columns * step - 5, rows * step - 5))} />
    <path
      fill="var(--gleam)"
      opacity={0.35}
      d={`M${left + 40} ${bottom}L${left + 220} ${top}h70L${left + 110} ${bottom}z`}
    />
    <path stroke="var(--frame)" strokeWidth={step - size} d={drawMullions()} />
    {(Object.keys(faults) as Fault[]).flatMap((fault) =>
      faults[fault].map((at) => (
        <FaultMark key={at.join()} fault={fault} pane={paneAt(at)} id={`fogged-pane-${at.join('-')}`} />
      )),
    )}
  </Artwork>,
)

/** One marked pane by itself, for the key beside the front. */
export function FaultSample({ fault, ...props }: ComponentProps<'svg'> & { fault: Fault }) {
  const pane = paneAt(faults[fault][0])
  return (
    <Artwork viewBox={`${pane.x - 4} ${pane.y - 4} ${size + 8} ${size + 8}`} {...props}>
      <path fill="var(--frame)" d={boxPath(boxOf(pane.x - 4, pane.y - 4, size + 8, size + 8))} />
      <FaultMark fault={fault} pane={pane} id="fogged-sample" />
    </Artwork>
  )
}

/** Letters across and numbers up, so that every pane has a name. */
export const FacadeSurveyGrid = inline(
  <Artwork viewBox={viewBox} fill="var(--ink-2)" fontSize={19} fontWeight={600} textAnchor="middle">
    {range(columns).map((column) => (
      <text key={column} x={left + column * step + size / 2} y={25}>
        {String.fromCharCode(65 + column)}
      </text>
    ))}
    {range(rows).map((row) => (
      <text key={row} x={18} y={top + row * step + size / 2 + 7}>
        {rows - row}
      </text>
    ))}
  </Artwork>,
)

/** What folded sections of the page show on phones. */
export const thumbnails = sprite(
  'commercial-thumbnails',
  {
    insurance: crop(brokenWindow),
    afterHours: crop(nightStreet),
    contracts: crop(curtainWall),
    districts: crop(shopFront),
    assessment: crop(facadeSurvey),
  },
  { alwaysDark: ['afterHours'] },
)
