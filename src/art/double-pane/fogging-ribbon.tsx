import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import { circlePath, type Point, range, seededRandom } from '../geometry.ts'
import { DowntownView } from '../scene.tsx'
import { SceneDefs } from '../scene-defs.tsx'

const [WIDTH, HEIGHT] = [250, 200]

/** What fog does to each of the five panes: how much of the sharp view is gone, how white it is, how many drops. */
const PANES = [
  { blurred: 0, film: 0, drops: 0 },
  { blurred: 0.55, film: 0.16, drops: 12 },
  { blurred: 0.9, film: 0.42, drops: 32 },
  { blurred: 1, film: 0.68, drops: 44 },
  { blurred: 1, film: 0.88, drops: 26 },
] as const

function scatterDrops(count: number, left: number): string {
  const random = seededRandom(41 + left)
  return range(count)
    .map(() => {
      const at: Point = [left + 6 + random() * (WIDTH - 12), 6 + random() * (HEIGHT - 12)]
      return circlePath(at, 1.6 + random() ** 3 * 3.6)
    })
    .join('')
}

const panePath = (index: number) => `M${index * WIDTH} 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`

/** One view through five panes, the first clear and the last blind. The file is painted once, so it may blur, once. */
export function FoggingRibbon(props: ComponentProps<'svg'>) {
  const box = { width: WIDTH * PANES.length, height: HEIGHT }
  return (
    <Artwork viewBox={`0 0 ${box.width} ${box.height}`} {...props}>
      <SceneDefs prefix="fogging-ribbon" />
      <defs>
        <filter id="fogging-ribbon-blur" x="0" y="0" width="1" height="1">
          <feGaussianBlur stdDeviation={9} />
        </filter>
        <mask id="fogging-ribbon-blurred" maskUnits="userSpaceOnUse" x={0} y={0} {...box}>
          {PANES.map(({ blurred }, index) => (
            <path key={index} fill="#fff" fillOpacity={blurred} d={panePath(index)} />
          ))}
        </mask>
        {/* Mirrored, so that the tower and the peaks stand in the pane that is still clear. */}
        <g id="fogging-ribbon-view" transform="matrix(-.9 0 0 .9 1288-198)">
          <DowntownView prefix="fogging-ribbon" />
        </g>
      </defs>
      <use href="#fogging-ribbon-view" />
      <g mask="url(#fogging-ribbon-blurred)">
        <use href="#fogging-ribbon-view" filter="url(#fogging-ribbon-blur)" />
      </g>
      {PANES.map(({ film, drops }, index) => (
        <g key={index}>
          {film > 0 && <path fill="var(--haze-film)" fillOpacity={film} d={panePath(index)} />}
          {drops > 0 && (
            <path
              fill="var(--drop)"
              stroke="var(--line-2)"
              strokeOpacity={0.4}
              d={scatterDrops(drops, index * WIDTH)}
            />
          )}
        </g>
      ))}
    </Artwork>
  )
}
