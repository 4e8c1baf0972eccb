import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { closedPath, lerp, type Point, roundTo, shift } from '../kit/geometry.ts'
import { Pebbles } from '../kit/glass.tsx'
import { glassEdge, glassEdgeLit, stroke } from '../kit/strokes.ts'
import { DowntownView } from '../scene/scene.tsx'

/** What each kind of glass does to the view behind it. */
const tints = {
  clear: { fill: 'var(--fog-thin)', fillOpacity: 0.75 },
  tinted: { fill: 'var(--tower-shade-0)', fillOpacity: 0.62 },
  laminated: { fill: 'var(--fog-thin)' },
  obscure: { fill: 'var(--fog-thick)', fillOpacity: 0.9 },
  lowE: { fill: 'var(--cut-glass)', fillOpacity: 0.5 },
  doublePane: { fill: 'var(--fog-thin)', fillOpacity: 0.8 },
} as const

type Kind = keyof typeof tints
type Sheet = { kind: Kind; x: number; width: number; height: number }

const sheets: readonly Sheet[] = [
  { kind: 'clear', x: -6, width: 226, height: 300 },
  { kind: 'tinted', x: 92, width: 236, height: 392 },
  { kind: 'laminated', x: 208, width: 214, height: 326 },
  { kind: 'obscure', x: 300, width: 228, height: 432 },
  { kind: 'lowE', x: 424, width: 190, height: 344 },
  { kind: 'doublePane', x: 498, width: 170, height: 274 },
]

/** The layers of a sheet's edge from front to back, as depths in sheet thicknesses. */
const edgeLayers: Record<Kind, readonly { from: number; to: number; paint: 'lit' | 'film' | 'spacer' | 'shade' }[]> = {
  clear: [{ from: 0, to: 1, paint: 'shade' }],
  tinted: [{ from: 0, to: 1, paint: 'shade' }],
  obscure: [{ from: 0, to: 1, paint: 'shade' }],
  lowE: [{ from: 0, to: 1, paint: 'shade' }],
  laminated: [
    { from: 0, to: 0.5, paint: 'lit' },
    { from: 0.5, to: 0.8, paint: 'film' },
    { from: 0.8, to: 1.3, paint: 'shade' },
  ],
  doublePane: [
    { from: 0, to: 0.5, paint: 'lit' },
    { from: 0.5, to: 1.5, paint: 'spacer' },
    { from: 1.5, to: 2, paint: 'shade' },
  ],
}

const edgePaint = {
  lit: glassEdgeLit,
  film: { fill: 'var(--desiccant)' },
  spacer: { fill: 'var(--spacer)', stroke: 'var(--spacer-edge)', strokeWidth: 0.8 },
  shade: glassEdge,
} as const

/** The rail climbs to the right, the sheets lean back along it, and their thickness runs down to the right. */
const railSlope = -0.13
const sheetLean = 0.19
const thickness: Point = [9, 7]

function railAt(x: number): number {
  return roundTo(520 + railSlope * x, 1)
}

function findCorners({ x, width, height }: Sheet) {
  const bottomLeft: Point = [x, railAt(x)]
  const bottomRight: Point = [x + width, railAt(x + width)]
  const lean: Point = [height * sheetLean, -height]
  return { bottomLeft, bottomRight, topLeft: shift(bottomLeft, lean), topRight: shift(bottomRight, lean) }
}

type Corners = ReturnType<typeof findCorners>

/** A slanting band of light: from a share of the top edge down to a share further left of the bottom edge. */
function drawGlare({ topLeft, topRight, bottomLeft, bottomRight }: Corners, from: number, to: number): string {
  return closedPath([
    lerp(topLeft, topRight, from),
    lerp(topLeft, topRight, to),
    lerp(bottomLeft, bottomRight, to - 0.12),
    lerp(bottomLeft, bottomRight, from - 0.12),
  ])
}

/** A strip across the sheet between two shares of its height: the spacer bar seen through the glass. */
function drawStrip({ topLeft, topRight, bottomLeft, bottomRight }: Corners, from: number, to: number): string {
  return closedPath(
    [
      lerp(topLeft, bottomLeft, from),
      lerp(topRight, bottomRight, from),
      lerp(topRight, bottomRight, to),
      lerp(topLeft, bottomLeft, to),
    ],
    1,
  )
}

function Edges({ kind, corners }: { kind: Kind; corners: Corners }) {
  const { bottomLeft, bottomRight, topRight } = corners
  return edgeLayers[kind].map(({ from, to, paint }) => {
    const outer = [bottomLeft, bottomRight, topRight].map((corner) => shift(corner, thickness, from))
    const inner = [topRight, bottomRight, bottomLeft].map((corner) => shift(corner, thickness, to))
    return <path key={paint} {...edgePaint[paint]} d={closedPath([...outer, ...inner], 1)} />
  })
}

function SheetOfGlass({ sheet, index }: { sheet: Sheet; index: number }) {
  const corners = findCorners(sheet)
  const outline = closedPath([corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft])
  const view = `glass-sheets-view-${index}`
  return (
    <>
      {/* Each sheet looks out at its own angle, so the view jumps a little from sheet to sheet. */}
      <pattern
        id={view}
        href="#glass-sheets-view"
        patternTransform={`translate(${-560 - index * 9} ${index * 7 - 50}) scale(.92)`}
      />
      <Edges kind={sheet.kind} corners={corners} />
      <path fill={`url(#${view})`} d={outline} />
      <path {...tints[sheet.kind]} d={outline} />
      {sheet.kind === 'obscure' && <path fill="url(#glass-sheets-pebbles)" d={outline} />}
      {sheet.kind === 'doublePane' && (
        <path {...edgePaint.spacer} d={drawStrip(corners, 0.045, 0.075) + drawStrip(corners, 0.925, 0.955)} />
      )}
      <path fill="var(--shine)" d={drawGlare(corners, 0.56, 0.66) + drawGlare(corners, 0.71, 0.74)} />
      <path {...stroke('ink', 1.5)} d={outline} strokeOpacity={0.9} />
    </>
  )
}

const railEnds = { from: -20, to: 742 }

/** A strip of the rail between two distances below the glass. */
function drawRail(top: number, bottom: number): string {
  const [left, right] = [railAt(railEnds.from), railAt(railEnds.to)]
  return closedPath(
    [
      [railEnds.from, left + top],
      [railEnds.to, right + top],
      [railEnds.to, right + bottom],
      [railEnds.from, left + bottom],
    ],
    1,
  )
}

/** The block at an end of the rail. */
function drawStop(x: number): string {
  return `M${x - 7} ${railAt(x) - 6}h14v44h-14z`
}

const rail = { stroke: 'var(--ink)', strokeWidth: 1.6 } as const

/** Six kinds of glass leaning on a rail. The view exists only in the glass. */
export const glassSheets = drawing(
  'glass-sheets',
  <Artwork viewBox="-34 6 800 550">
    <defs>
      {/* A pattern, since <use> would copy its elements into each sheet. */}
      <pattern id="glass-sheets-view" width={1440} height={700} patternUnits="userSpaceOnUse">
        <DowntownView prefix="glass-sheets" />
      </pattern>
      <Pebbles id="glass-sheets-pebbles" scale={1} />
    </defs>
    {sheets.map((sheet, index) => (
      <SheetOfGlass key={sheet.kind} sheet={sheet} index={index} />
    ))}
    <path {...rail} fill="var(--pane)" d={drawRail(8, 24)} />
    <path {...rail} fill="var(--ice-3)" d={drawRail(24, 32)} />
    <path {...rail} fill="var(--profile)" d={drawStop(railEnds.from) + drawStop(railEnds.to)} />
  </Artwork>,
)
