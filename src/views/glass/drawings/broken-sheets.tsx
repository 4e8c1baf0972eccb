import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { closedPath, closedPaths, lerp, linePath, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'
import { gleam } from '../../../art/kit/strokes.ts'

type Random = () => number

function Against({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="0 0 440 300" fill="var(--ice-1)" {...props}>
      <path d="M0 0h440v300H0z" />
      {children}
    </Artwork>
  )
}

const [columns, rows] = [16, 13]
const sheet = { left: 96, top: 26, width: 248, height: 258 }

/** The corners of the pieces that a tempered sheet crumbles into: a grid, shaken. */
function shakeGrid(random: Random): Point[][] {
  const shake = (index: number, last: number) => (index > 0 && index < last ? (random() - 0.5) * 0.75 : 0)
  return range(rows + 1).map((row) =>
    range(columns + 1).map(
      (column): Point => [
        sheet.left + ((column + shake(column, columns)) * sheet.width) / columns,
        sheet.top + ((row + shake(row, rows)) * sheet.height) / rows,
      ],
    ),
  )
}

/** Where the blow landed, and the track that the pieces above it took down. */
function hasFallen(column: number, row: number, random: Random): boolean {
  const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows]
  const isHit = ((x - 0.63) / 0.27) ** 2 + ((y - 0.36) / 0.25) ** 2 < 1 + (random() - 0.5) * 0.35
  return isHit || (y > 0.42 && Math.abs(x - 0.66) < 0.1 + (y - 0.42) * 0.42 + (random() - 0.5) * 0.08)
}

/** One loose piece, about as wide as it is high, turned any way. */
function turnPiece([x, y]: Point, size: number, random: Random): Point[] {
  const turn = random() * Math.PI
  return range(4).map((corner): Point => {
    const angle = turn + (corner * Math.PI) / 2
    const reach = size * (1 + random() * 0.35)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

function crumble() {
  const random = seededRandom(21)
  const grid = shakeGrid(random)
  const corner = (column: number, row: number): Point => grid[row]?.[column] ?? [0, 0]
  const pieces = range(rows * columns).map((index) => [index % columns, Math.floor(index / columns)] as const)
  const standing = pieces
    .filter(([column, row]) => !hasFallen(column, row, random))
    .map(([column, row]) => [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ])
  const falling = range(16).map(() => turnPiece([214 + random() * 104, 120 + random() * 128], 5 + random() * 3, random))
  const heap = range(84).map(() => {
    const spread = random() + random() + random() - 1.5
    const height = Math.max(0, 1 - (spread / 1.05) ** 2) * 38
    return turnPiece([262 + spread * 118, 292 - random() * height], 6 + random() * 4, random)
  })
  const loose = [...falling, ...heap]
  const lit = [...standing, ...loose].filter(() => random() < 0.18)
  return { standing: closedPaths(standing), loose: closedPaths(loose, 1), lit: closedPaths(lit, 1) }
}

const { standing, loose, lit } = crumble()

/** Tempered glass after a blow: small blunt pieces, some of them in a heap below. */
export const TemperedSheet = inline(
  <Against>
    <g fill="var(--ice-2)" stroke="var(--line-2)" strokeLinejoin="round">
      <path d={standing} />
      <path d={loose} />
    </g>
    <path {...gleam} d={lit} />
  </Against>,
)

const hit: Point = [174, 128]
const pane = { left: 68, top: 26, right: 316, bottom: 284 }

/** A crack from the point of impact, broken off where it meets the edge of the sheet. */
function runCrack(angle: number, random: Random): Point[] {
  const points: Point[] = [[hit[0] + Math.cos(angle) * 7, hit[1] + Math.sin(angle) * 7]]
  for (let distance = 22; distance < 330; distance += 26 + random() * 16) {
    const last = points.at(-1) ?? hit
    const bent = angle + (random() - 0.5) * 0.1
    const next: Point = [hit[0] + Math.cos(bent) * distance, hit[1] + Math.sin(bent) * distance]
    const share = shareInside(last, next)
    points.push(lerp(last, next, share))
    if (share < 1) break
  }
  return points
}

/** How much of the way from one point to the next lies on the sheet. */
function shareInside([x, y]: Point, [nextX, nextY]: Point): number {
  const shares = [
    nextX < pane.left ? (pane.left - x) / (nextX - x) : 1,
    nextX > pane.right ? (pane.right - x) / (nextX - x) : 1,
    nextY < pane.top ? (pane.top - y) / (nextY - y) : 1,
    nextY > pane.bottom ? (pane.bottom - y) / (nextY - y) : 1,
  ]
  return Math.min(...shares)
}

/** How likely two neighbouring cracks are joined, ring by ring outwards. */
const rings = [1, 0.85, 0.6, 0.35]

function crackWeb() {
  const random = seededRandom(8)
  const count = 15
  const cracks = range(count).map((index) => runCrack((index / count) * 2 * Math.PI + (random() - 0.5) * 0.22, random))
  const cracksBeside = cracks.map((crack, index) => [crack, cracks[(index + 1) % count] ?? crack] as const)
  const joints = rings.flatMap((likelihood, ring) =>
    cracksBeside.flatMap(([a, b]) => {
      const [from, to] = [a[ring + 1], b[ring + 1]]
      if (!from || !to || random() > likelihood) return []
      return linePath([from, lerp(lerp(from, to, 0.5), hit, 0.05), to])
    }),
  )
  const facets = range(3).flatMap((ring) =>
    cracksBeside.flatMap(([a, b]) => {
      const corners = [a[ring], a[ring + 1], b[ring + 1], b[ring]].filter((point) => point !== undefined)
      return corners.length === 4 && random() < 0.3 ? closedPath(corners) : []
    }),
  )
  return { web: cracks.map((crack) => linePath(crack)).join('') + joints.join(''), facets: facets.join('') }
}

const { web, facets } = crackWeb()
const outline = { stroke: 'var(--ink)', strokeWidth: 1.6 } as const

/** Laminated glass after a blow: a web of cracks, with every piece still on the film. */
export const LaminatedSheet = inline(
  <Against>
    <path {...outline} fill="var(--ice-3)" d="M92 10h248v258H92z" />
    <path {...outline} fill="var(--haze-film)" d="M80 18h248v258H80z" />
    <path {...outline} fill="var(--ice-2)" d="M68 26h248v258H68z" />
    <path {...gleam} fillOpacity={0.6} d="M100 284L186 26h34l-86 258z" />
    <path {...gleam} d={facets} />
    <path fill="none" {...outline} strokeLinejoin="round" d={web} />
    <circle fill="var(--pane)" {...outline} cx={hit[0]} cy={hit[1]} r={7} />
  </Against>,
)
