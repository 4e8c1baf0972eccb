import { drawBricks } from '../../../art/kit/building.tsx'
import { type Box, boxOf, boxPath, boxPaths, closedPath } from '../../../art/kit/geometry.ts'

/** How the parts of the street are painted. Everything stands on y = 400. */
export const wall = { fill: 'var(--pane)', stroke: 'var(--ink)', strokeWidth: 1.6 } as const
export const trim = wall
export const navy = { fill: 'var(--frame)' } as const
export const thin = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.1 } as const
export const seams = { fill: 'none', stroke: 'var(--line)', strokeWidth: 1.1 } as const
export const handle = { stroke: 'var(--ink)', strokeWidth: 3, strokeLinecap: 'round' } as const

/** What a small window mirrors: a darker wedge across its foot. */
function drawWedge({ x, y, width, height }: Box): string {
  return closedPath(
    [
      [x, y + height * 0.7],
      [x + width, y + height * 0.35],
      [x + width, y + height],
      [x, y + height],
    ],
    1,
  )
}

/** Windows of one kind, drawn as one. */
export function Windows({ panes, fill = 'var(--shop-glass)' }: { panes: readonly Box[]; fill?: string }) {
  const outlines = boxPaths(panes)
  return (
    <>
      <path fill={fill} d={outlines} />
      <path fill="var(--shop-glass-deep)" opacity={0.5} d={panes.map(drawWedge).join('')} />
      <path {...thin} d={outlines} />
    </>
  )
}

const brick = { width: 26, height: 11 }

export function BrickWall({ x, y, width, height }: Box) {
  return (
    <>
      <path {...wall} fill="var(--brick)" d={boxPath(boxOf(x, y, width, height))} />
      <path {...seams} d={drawBricks(boxOf(x, y + 4, width, height - 4), brick)} />
    </>
  )
}

export function ShopStreetLamp({ x }: { x: number }) {
  return (
    <>
      <path stroke="var(--ink)" strokeWidth={4} d={`M${x} 400v-82`} />
      <path {...thin} fill="var(--lamplight)" d={`M${x - 8} 318l3-16h10l3 16z`} />
    </>
  )
}
