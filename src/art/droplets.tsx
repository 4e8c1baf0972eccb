import type { ComponentProps } from 'react'
import { Artwork } from './artwork.tsx'
import { circlePath, dotsPath, type Point, range, roundTo, seededRandom } from './geometry.ts'

const TILE = 420

/** Condensation on one tile: a few large drops, more small ones, and a mineral film of specks between them. */
function scatterDroplets() {
  const random = seededRandom(41)
  const drops = range(64).map(() => {
    const radius = random() < 0.2 ? 4 : random() < 0.45 ? 2.6 : 1.7
    const [x, y] = [random(), random()].map((share) => Math.round(6 + share * (TILE - 12))) as [number, number]
    return { at: [x, y] as const, radius }
  })
  const specks = range(150).map((): Point => [random() * TILE, random() * TILE])
  const highlights = drops.filter(({ radius }) => radius > 3).map(({ at: [x, y] }): Point => [x - 1, y - 1])
  return {
    drops: drops.map(({ at, radius }) => circlePath(at, radius)).join(''),
    specks: dotsPath(specks),
    highlights: dotsPath(highlights),
  }
}

/**
 * Water that has run down the pane: left edge, top edge and length of each run, in per cent of the pane as CSS
 * background positions count them. Whoever masks the fog cuts the same runs out of it.
 */
export const runs = [
  { x: 9, y: 34, length: 30 },
  { x: 20, y: 72, length: 38 },
  { x: 33, y: 14, length: 24 },
  { x: 57, y: 64, length: 34 },
  { x: 78, y: 30, length: 30 },
] as const

/** Drops over a fogged pane of any size: a tiling pattern, and a bead at the foot of each run. */
export function Droplets(props: ComponentProps<'svg'>) {
  const { drops, specks, highlights } = scatterDroplets()
  const rim = { stroke: 'var(--line-2)', strokeOpacity: 0.4 } as const
  return (
    <Artwork width="100%" height="100%" {...props}>
      <defs>
        <pattern id="droplets-tile" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <g strokeWidth={1.6} strokeLinecap="round" stroke="var(--drop)">
            <path d={specks} opacity={0.55} />
            <path d={highlights} />
          </g>
          <path d={drops} fill="var(--drop)" {...rim} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#droplets-tile)" />
      <g fill="var(--drop)" {...rim}>
        {runs.map(({ x, y, length }) => (
          <circle key={x} cx={`${x}%`} cy={`${roundTo((y / 100) * (100 - length) + length, 0)}%`} r={3.5} />
        ))}
      </g>
    </Artwork>
  )
}
