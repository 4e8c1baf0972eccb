import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { circlePath, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'
import { DowntownView } from '../../../art/scene/scene.tsx'
import { SceneDefs } from '../../../art/scene/scene-defs.tsx'

const [paneWidth, paneHeight] = [250, 200]
const blur = 9

/** What fog does to each of the five panes: how much of the sharp view is gone, how white it is, how many drops. */
const panes = [
  { blurred: 0, film: 0, drops: 0 },
  { blurred: 0.55, film: 0.16, drops: 12 },
  { blurred: 0.9, film: 0.42, drops: 32 },
  { blurred: 1, film: 0.68, drops: 44 },
  { blurred: 1, film: 0.88, drops: 26 },
] as const

/** The view goes on past its edges as far as a blur reaches, or it would fade there. */
const blurredBox = {
  x: -3 * blur,
  y: -3 * blur,
  width: paneWidth * panes.length + 6 * blur,
  height: paneHeight + 6 * blur,
}

function scatterDrops(count: number, left: number): string {
  const random = seededRandom(41 + left)
  return range(count)
    .map(() => {
      const at: Point = [left + 6 + random() * (paneWidth - 12), 6 + random() * (paneHeight - 12)]
      return circlePath(at, 1.6 + random() ** 3 * 3.6)
    })
    .join('')
}

const panePath = (index: number) => `M${index * paneWidth} 0h${paneWidth}v${paneHeight}h${-paneWidth}z`

/**
 * One view through five panes, the first clear and the last blind.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
export function FoggingRibbon(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${paneWidth * panes.length} ${paneHeight}`} {...props}>
      <SceneDefs prefix="fogging-ribbon" />
      <defs>
        {/* Blurred once, and of that as much in each pane as hides of the sharp view there. */}
        <filter id="fogging-ribbon-blur" filterUnits="userSpaceOnUse" {...blurredBox}>
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
      <g filter="url(#fogging-ribbon-blur)">
        {/* Mirrored, so that the tower and the peaks stand in the pane that is still clear. */}
        <g transform="matrix(-.9 0 0 .9 1288-198)">
          <DowntownView prefix="fogging-ribbon" />
        </g>
      </g>
      {panes.map(({ film, drops }, index) => (
        <g key={index}>
          {film > 0 && <path fill="var(--haze-film)" fillOpacity={film} d={panePath(index)} />}
          {drops > 0 && (
            <path
              fill="var(--drop)"
              stroke="var(--line-2)"
              strokeOpacity={0.4}
              d={scatterDrops(drops, index * paneWidth)}
            />
          )}
        </g>
      ))}
    </Artwork>
  )
}
