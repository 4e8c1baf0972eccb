import type { ComponentProps } from 'react'
import { Artwork } from './artwork.tsx'
import { dotsPath, type Point, range, roundTo, seededRandom } from './geometry.ts'

const TILE = 250
const SPECK_TILE = 90

const SIZES = { large: 8, medium: 5.2, small: 3.4 } as const

type DropSize = keyof typeof SIZES

/** Condensation: a few large drops, more small ones, and on a tile of its own a mineral film of specks. */
function scatterDroplets() {
  const random = seededRandom(41)
  const drops: Record<DropSize, Point[]> = { large: [], medium: [], small: [] }
  const place = (share: number) => Math.round(6 + share * (TILE - 12))
  for (const _ of range(22)) {
    const size = random() < 0.2 ? 'large' : random() < 0.45 ? 'medium' : 'small'
    drops[size].push([place(random()), place(random())])
  }
  const specks = range(6).map((): Point => [random() * SPECK_TILE, random() * SPECK_TILE])
  return { drops, specks: dotsPath(specks) }
}

/**
 * Water that has run down the pane: left edge, top edge and length of each run, in per cent of the pane as CSS
 * background positions count them.
 */
const runs = [
  { x: 9, y: 34, length: 30 },
  { x: 20, y: 72, length: 38 },
  { x: 33, y: 14, length: 24 },
  { x: 57, y: 64, length: 34 },
  { x: 78, y: 30, length: 30 },
] as const

/** Drops over a fogged pane of any size: a tiling pattern, and a bead at the foot of each run. */
export function Droplets(props: ComponentProps<'svg'>) {
  const { drops, specks } = scatterDroplets()
  const sizes = Object.entries(SIZES) as [DropSize, number][]
  return (
    <Artwork width="100%" height="100%" {...props}>
      <defs>
        <pattern id="droplets-film" width={SPECK_TILE} height={SPECK_TILE} patternUnits="userSpaceOnUse">
          <path d={specks} stroke="var(--drop)" strokeWidth={1.6} strokeLinecap="round" opacity={0.55} />
        </pattern>
        <pattern id="droplets-tile" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <g strokeLinecap="round">
            {sizes.map(([size, width]) => (
              <g key={size}>
                <path d={dotsPath(drops[size])} stroke="var(--line-2)" strokeOpacity={0.35} strokeWidth={width + 1.4} />
                <path d={dotsPath(drops[size])} stroke="var(--drop)" strokeWidth={width} />
              </g>
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#droplets-film)" />
      <rect width="100%" height="100%" fill="url(#droplets-tile)" />
      <g fill="var(--tower-lit-1)" opacity={0.28} transform="translate(-1)">
        {runs.map(({ x, y, length }) => (
          <rect key={x} x={`${x}%`} y={`${roundTo((y / 100) * (100 - length), 0)}%`} width={2} height={`${length}%`} />
        ))}
      </g>
      <g fill="var(--drop)" stroke="var(--line-2)" strokeOpacity={0.4}>
        {runs.map(({ x, y, length }) => (
          <circle key={x} cx={`${x}%`} cy={`${roundTo((y / 100) * (100 - length) + length, 0)}%`} r={3.5} />
        ))}
      </g>
    </Artwork>
  )
}
