import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, range, seededRandom } from '../../../art/kit/geometry.ts'
import { Condensation, drawWaterRun } from '../../../art/kit/weather.tsx'
import { DowntownView } from '../../../art/scene/scene.tsx'
import { SceneDefs } from '../../../art/scene/scene-parts.tsx'

export const foggingStrip = drawing('fogging-strip', FoggingStrip)

const [paneWidth, paneHeight] = [250, 262]
const blur = 9

/** What fog does to each of the five panes: how much of the sharp view is gone, how dense it is, how large its drops. */
const panes = [
  { blurred: 0, density: 0, dropSize: 0 },
  { blurred: 0.55, density: 0.3, dropSize: 9 },
  { blurred: 0.9, density: 0.55, dropSize: 13 },
  { blurred: 1, density: 0.5, dropSize: 12 },
  { blurred: 1, density: 0.97, dropSize: 10 },
] as const

/** The view goes on past its edges as far as a blur reaches, or it would fade there. */
const blurredBox = {
  x: -3 * blur,
  y: -3 * blur,
  width: paneWidth * panes.length + 6 * blur,
  height: paneHeight + 6 * blur,
}

/** In the edge seal of the first pane. */
const crack = 'M0 262l14-12-3-10 15-8-2-13 16-6'

/** The streaks that drops have left on the fourth pane as they dried. */
function drawMinerals(): string {
  const random = seededRandom(3)
  return range(9)
    .map((index) => {
      const head = 10 + random() * 90
      return drawWaterRun({ at: 768 + index * 27, head, foot: head + 90 + random() * 70 }, 5 + random() * 4, random)
    })
    .join('')
}

/**
 * One view through five panes, the first clear and the last blind.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
function FoggingStrip(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${paneWidth * panes.length} ${paneHeight}`} {...props}>
      <SceneDefs prefix="fogging-strip-view" />
      <defs>
        {/* Blurred once, and of that as much in each pane as hides of the sharp view there. */}
        <filter id="fogging-strip-blur" filterUnits="userSpaceOnUse" {...blurredBox}>
          <feGaussianBlur stdDeviation={blur} result="blurred" />
          {panes.map(({ blurred }, index) => (
            <feComposite
              key={index}
              in="blurred"
              in2="SourceGraphic"
              operator="arithmetic"
              k2={blurred}
              k3={1 - blurred}
              colorInterpolationFilters="sRGB"
              x={index * paneWidth}
              y={0}
              width={paneWidth}
              height={paneHeight}
              result={`pane-${index}`}
            />
          ))}
          <feMerge>
            {panes.map((_, index) => (
              <feMergeNode key={index} in={`pane-${index}`} />
            ))}
          </feMerge>
        </filter>
      </defs>
      <g filter="url(#fogging-strip-blur)">
        {/* Mirrored, so that the tower and the peaks stand in the pane that is still clear. */}
        <g transform="matrix(-.9 0 0 .9 1288-198)">
          <DowntownView prefix="fogging-strip-view" />
        </g>
      </g>
      {panes.map(
        ({ density, dropSize }, index) =>
          density > 0 && (
            <Condensation
              key={index}
              id={`fogging-strip-${index}`}
              pane={boxOf(index * paneWidth, 0, paneWidth, paneHeight)}
              seed={41 + index}
              dropSize={dropSize}
              density={density}
            />
          ),
      )}
      <path
        fill="var(--on-frame)"
        fillOpacity={0.8}
        stroke="var(--peak-shade-1)"
        strokeOpacity={0.3}
        strokeWidth={1.5}
        d={drawMinerals()}
      />
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--frame-lo)" strokeWidth={5} d={crack} />
        <path stroke="var(--on-frame)" strokeWidth={2} d={crack} />
      </g>
    </Artwork>
  )
}
