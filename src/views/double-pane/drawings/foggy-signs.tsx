import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { circlePath, dotsPath, type Point, range, seededRandom, smoothPath } from '../../../art/kit/geometry.ts'
import { drawFrost } from '../../../art/kit/weather.tsx'
import { SkylineView } from '../../../art/scene/scene.tsx'

export const foggySigns = drawing('foggy-signs', FoggySigns)

type Drop = { at: Point; radius: number }

/** Drops around the middle of the pane, the large ones first; none touches another. */
function scatterDrops(): Drop[] {
  const random = seededRandom(12)
  const drops: Drop[] = []
  for (let attempt = 0; attempt < 400 && drops.length < 44; attempt++) {
    const [angle, distance] = [random() * 2 * Math.PI, 30 + random() * 96]
    const at: Point = [300 + Math.cos(angle) * distance * 1.35, 226 + Math.sin(angle) * distance * 0.95]
    const radius = drops.length < 9 ? 7 + random() * 2.5 : 2.5 + random() * 2.5
    const isFree = drops.every(
      (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > other.radius + radius + 5,
    )
    if (isFree) drops.push({ at, radius })
  }
  return drops
}

/** Rings that a drop leaves as it dries, each inside the last. */
function drawRings([x, y]: Point, radius: number, random: () => number): string {
  return [1, 0.78, 0.5]
    .map((share) => {
      const outline = range(12).map((step): Point => {
        const angle = (step / 12) * 2 * Math.PI
        const reach = radius * share * (1 + (random() - 0.5) * 0.22)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
      })
      return smoothPath(outline, true)
    })
    .join('')
}

function drawMinerals(): string {
  const random = seededRandom(7)
  return drawRings([500, 306], 66, random) + drawRings([438, 372], 34, random) + drawRings([566, 386], 28, random)
}

const frostedCorner = [
  { at: [640, 0], from: 96, to: 176, count: 9, reach: 190 },
  { at: [640, 60], from: 120, to: 200, count: 5, reach: 110 },
] as const

const waterline = 'Q70 455 150 460T310 458T470 461T640 456'

/**
 * The view through a failed unit with all five signs at once.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
function FoggySigns(props: ComponentProps<'svg'>) {
  const drops = scatterDrops()
  const highlights = drops
    .filter(({ radius }) => radius > 5)
    .map(({ at: [x, y], radius }): Point => [x - radius * 0.35, y - radius * 0.4])
  return (
    <Artwork viewBox="0 0 640 480" {...props}>
      <filter id="foggy-signs-blur" x="0" y="0" width="1" height="1">
        <feGaussianBlur stdDeviation={6} />
      </filter>
      <g filter="url(#foggy-signs-blur)">
        <svg width={640} height={480} viewBox="1000 190 440 330" aria-hidden="true">
          <SkylineView prefix="foggy-signs" fromX={960} />
        </svg>
      </g>
      <path fill="var(--fog-thick)" fillOpacity={0.8} d="M0 0h640v480H0z" />
      <radialGradient id="foggy-signs-cold" gradientUnits="userSpaceOnUse" cx={640} cy={0} r={300}>
        <stop stopColor="var(--peak-shade-0)" stopOpacity={0.75} />
        <stop offset={1} stopColor="var(--peak-shade-0)" stopOpacity={0} />
      </radialGradient>
      <path fill="url(#foggy-signs-cold)" d="M340 0h300v300H340z" />
      <g fill="var(--on-frame)" strokeLinecap="round">
        <path fillOpacity={0.35} stroke="var(--line-2)" strokeOpacity={0.45} strokeWidth={2} d={drawMinerals()} />
        <path fill="none" stroke="var(--on-frame)" strokeWidth={1.6} d={drawFrost(frostedCorner, 31)} />
      </g>
      <path
        fill="var(--drop)"
        stroke="var(--line-2)"
        strokeOpacity={0.6}
        strokeWidth={1.1}
        d={drops.map(({ at, radius }) => circlePath(at, radius)).join('')}
      />
      <path stroke="var(--on-frame)" strokeWidth={3} strokeLinecap="round" d={dotsPath(highlights)} />
      <path fill="var(--water)" fillOpacity={0.8} d={`M0 480V462${waterline}V480z`} />
      <path fill="none" stroke="var(--drop)" strokeWidth={2} d={`M0 462${waterline}`} />
    </Artwork>
  )
}
