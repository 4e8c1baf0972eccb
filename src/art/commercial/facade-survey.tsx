import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { type Box, boxOf, boxPath } from '../kit/box.ts'
import { Condensation } from '../kit/condensation.tsx'
import { crackPane } from '../kit/crack.ts'
import { range } from '../kit/geometry.ts'

const [COLUMNS, ROWS] = [10, 6]
const [LEFT, TOP, STEP, SIZE] = [44, 44, 56, 51]
const VIEW_BOX = `0 0 ${LEFT + COLUMNS * STEP + 8} ${TOP + ROWS * STEP + 8}`

/** Columns from A, rows from the top. */
const FAULTS = {
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
  return boxOf(LEFT + column * STEP, TOP + row * STEP, SIZE, SIZE)
}

function drawMullions(): string {
  const uprights = range(COLUMNS - 1).map((column) => `M${LEFT + (column + 1) * STEP - 2.5} ${TOP}v${ROWS * STEP - 5}`)
  const transoms = range(ROWS - 1).map((row) => `M${LEFT} ${TOP + (row + 1) * STEP - 2.5}h${COLUMNS * STEP - 5}`)
  return [...uprights, ...transoms].join('')
}

export type Fault = keyof typeof FAULTS

/** How a pane with this fault is marked, on the front and in its key alike. */
function FaultMark({ fault, pane }: { fault: Fault; pane: Box }) {
  const { x, y } = pane
  if (fault === 'fogged')
    return (
      <g strokeWidth={1.7}>
        <path fill="var(--haze-film)" d={boxPath(pane)} />
        <Condensation pane={pane} count={13} seed={x + 3} dropSize={5} />
      </g>
    )
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

/** What an assessment hands back: an office front with every pane that needs work marked. */
export function FacadeSurvey(props: ComponentProps<'svg'>) {
  const bottom = TOP + ROWS * STEP - 5
  return (
    <Artwork viewBox={VIEW_BOX} {...props}>
      <path fill="var(--frame)" d={boxPath(boxOf(LEFT - 8, TOP - 8, COLUMNS * STEP + 11, ROWS * STEP + 11))} />
      <path fill="var(--ice-3)" d={boxPath(boxOf(LEFT, TOP, COLUMNS * STEP - 5, ROWS * STEP - 5))} />
      <path
        fill="var(--gleam)"
        opacity={0.35}
        d={`M${LEFT + 40} ${bottom}L${LEFT + 220} ${TOP}h70L${LEFT + 110} ${bottom}z`}
      />
      <path stroke="var(--frame)" strokeWidth={STEP - SIZE} d={drawMullions()} />
      {(Object.keys(FAULTS) as Fault[]).flatMap((fault) =>
        FAULTS[fault].map((at) => <FaultMark key={at.join()} fault={fault} pane={paneAt(at)} />),
      )}
    </Artwork>
  )
}

/** One marked pane by itself, for the key beside the front. */
export function FaultSample({ fault, ...props }: ComponentProps<'svg'> & { fault: Fault }) {
  const pane = paneAt(FAULTS[fault][0])
  return (
    <Artwork viewBox={`${pane.x - 4} ${pane.y - 4} ${SIZE + 8} ${SIZE + 8}`} {...props}>
      <path fill="var(--frame)" d={boxPath(boxOf(pane.x - 4, pane.y - 4, SIZE + 8, SIZE + 8))} />
      <FaultMark fault={fault} pane={pane} />
    </Artwork>
  )
}

/** Letters across and numbers up, so that every pane has a name. */
export function FacadeSurveyGrid(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={VIEW_BOX} fill="var(--ink-2)" fontSize={19} fontWeight={600} textAnchor="middle" {...props}>
      {range(COLUMNS).map((column) => (
        <text key={column} x={LEFT + column * STEP + SIZE / 2} y={25}>
          {String.fromCharCode(65 + column)}
        </text>
      ))}
      {range(ROWS).map((row) => (
        <text key={row} x={18} y={TOP + row * STEP + SIZE / 2 + 7}>
          {ROWS - row}
        </text>
      ))}
    </Artwork>
  )
}
