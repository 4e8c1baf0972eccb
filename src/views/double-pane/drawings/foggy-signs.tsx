import { Fragment } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { dotsPath, type Point, range, seededRandom, smoothPath } from '../../../art/kit/geometry.ts'
import { RadialGradient } from '../../../art/kit/gradients.tsx'
import { stroke } from '../../../art/kit/strokes.ts'
import { drawFrost, drawWaterRun } from '../../../art/kit/weather.tsx'
import { Skyline } from '../../../art/scene/scene.tsx'

/** Beads around the middle of the pane, each size by itself: more of them, and closer together, further down. */
function drawBeads() {
  const random = seededRandom(12)
  return [
    { count: 260, size: 2.5 },
    { count: 90, size: 4.5 },
    { count: 26, size: 8 },
  ].map(({ count, size }) => {
    const beads = range(count).map((): Point => {
      const down = random() ** 0.6
      return [270 + (random() - 0.5) * (200 + 220 * down), 130 + 300 * down]
    })
    return { size, d: dotsPath(beads), glints: dotsPath(beads.map(([x, y]) => [x - size / 5, y - size / 5])) }
  })
}

function drawRuns(): string {
  const random = seededRandom(5)
  return [
    { at: 206, head: 190, foot: 392 },
    { at: 352, head: 250, foot: 424 },
    { at: 404, head: 300, foot: 380 },
  ]
    .map((run) => drawWaterRun(run, 6, random))
    .join('')
}

/** The edges that drops leave as they dry. */
function drawMinerals(): string {
  const random = seededRandom(7)
  return [
    [500, 306, 62],
    [500, 306, 44],
    [436, 378, 32],
    [566, 388, 26],
  ]
    .map(([x = 0, y = 0, radius = 0]) => {
      const outline = range(12).map((step): Point => {
        const angle = (step / 12) * 2 * Math.PI
        const reach = radius * (0.94 + random() * 0.12)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86]
      })
      return smoothPath(outline, true)
    })
    .join('')
}

const frostedCorner = [
  { at: [640, 0], from: 96, to: 176, count: 9, reach: 190 },
  { at: [640, 60], from: 120, to: 200, count: 5, reach: 110 },
] as const

const waterline = 'Q70 455 150 460T310 458T470 461T640 456'

const minerals = drawMinerals()

/**
 * The view through a failed unit with all five signs at once.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
export const foggySigns = drawing(
  'foggy-signs',
  <Artwork viewBox="0 0 640 480">
    <filter id="foggy-signs-blur" x="0" y="0" width="1" height="1">
      <feGaussianBlur stdDeviation={6} />
    </filter>
    <g filter="url(#foggy-signs-blur)">
      <Skyline prefix="foggy-signs" fromX={960} width={640} height={480} viewBox="1000 190 440 330" />
    </g>
    <path fill="var(--fog-thick)" fillOpacity={0.8} d="M0 0h640v480H0z" />
    <RadialGradient
      id="foggy-signs-cold"
      gradientUnits="userSpaceOnUse"
      cx={640}
      cy={0}
      r={300}
      colors={['peak-shade-0']}
      opacities={[0.75, 0]}
    />
    <path fill="url(#foggy-signs-cold)" d="M340 0h300v300H340z" />
    <g fill="none" stroke="var(--on-frame)" strokeLinecap="round">
      <path fill="var(--on-frame)" fillOpacity={0.1} strokeOpacity={0.2} strokeWidth={13} d={minerals} />
      <path strokeOpacity={0.5} strokeWidth={6} strokeDasharray="70 16 104 24 40 20" d={minerals} />
      <path strokeWidth={1.6} d={drawFrost(frostedCorner, 31)} />
    </g>
    <path fill="var(--peak-shade-1)" fillOpacity={0.6} d={drawRuns()} />
    <g strokeLinecap="round">
      {drawBeads().map(({ size, d, glints }) => (
        <Fragment key={size}>
          <path stroke="var(--peak-shade-1)" strokeOpacity={0.5} strokeWidth={size} d={d} />
          {size > 4 && <path stroke="var(--on-frame)" strokeOpacity={0.8} strokeWidth={size / 3} d={glints} />}
        </Fragment>
      ))}
    </g>
    <path fill="var(--water)" fillOpacity={0.8} d={`M0 480V462${waterline}V480z`} />
    <path {...stroke('drop', 2)} d={`M0 462${waterline}`} />
  </Artwork>,
)
