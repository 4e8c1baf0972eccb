import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import { type Box, boxOf, boxPath, boxPaths } from '../box.ts'
import { Condensation } from '../condensation.tsx'
import { crackPane } from '../crack.ts'
import { range } from '../geometry.ts'

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

function Crack({ pane }: { pane: Box }) {
  const { lines } = crackPane({ pane, at: [pane.x + 24, pane.y + 22], rays: 8, seed: pane.x, kink: 3 })
  return <path fill="none" stroke="var(--ink)" strokeWidth={1.3} d={lines} />
}

function drawMullions(): string {
  const uprights = range(COLUMNS - 1).map((column) => `M${LEFT + (column + 1) * STEP - 2.5} ${TOP}v${ROWS * STEP - 5}`)
  const transoms = range(ROWS - 1).map((row) => `M${LEFT} ${TOP + (row + 1) * STEP - 2.5}h${COLUMNS * STEP - 5}`)
  return [...uprights, ...transoms].join('')
}

function drawDraft({ x, y }: Box): string {
  return [20, 34].map((down) => `M${x + 7} ${y + down}c10-8 15 6 24 0s11-7 15-3`).join('')
}

/** What an assessment hands back: an office front with every pane that needs work marked. */
export function FacadeSurvey(props: ComponentProps<'svg'>) {
  const cracked = FAULTS.cracked.map(paneAt)
  const fogged = FAULTS.fogged.map(paneAt)
  const drafty = FAULTS.drafty.map(paneAt)
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
      <path fill="var(--pane)" d={boxPaths([...cracked, ...drafty])} />
      <path fill="var(--haze-film)" d={boxPaths(fogged)} />
      {cracked.map((pane) => (
        <Crack key={pane.x} pane={pane} />
      ))}
      {fogged.map((pane) => (
        <Condensation key={pane.x} pane={pane} count={16} seed={pane.x} dropSize={3.4} />
      ))}
      <path
        fill="none"
        stroke="var(--glass)"
        strokeWidth={2.6}
        strokeLinecap="round"
        d={drafty.map(drawDraft).join('')}
      />
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
