import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { LinearGradient } from '../../../art/kit/gradients.tsx'
import { Condensation } from '../../../art/kit/weather.tsx'
import { DowntownView } from '../../../art/scene/scene.tsx'

const [paneWidth, paneHeight] = [250, 262]
const blur = 9

/** What fog does to each of the five panes: how much of the sharp view is gone, how dense it is, how large its drops. */
const panes = [
  { blurred: 0, density: 0, dropSize: 0 },
  { blurred: 0.55, density: 0.3, dropSize: 9 },
  { blurred: 0.9, density: 0.55, dropSize: 13 },
  { blurred: 1, density: 0.4, dropSize: 12 },
  { blurred: 1, density: 0.97, dropSize: 10 },
] as const

/** The view goes on past its edges as far as a blur reaches, or it would fade there. */
const blurredBox = {
  x: -3 * blur,
  y: -3 * blur,
  width: paneWidth * panes.length + 6 * blur,
  height: paneHeight + 6 * blur,
}

/** The crack in the edge seal of the first pane. */
const crack = 'M0 262l14-12-3-10 15-8-2-13 16-6'

/** The streaks that drops have left on the fourth pane as they dried. */
const streaks =
  'M766 0q5 60 0 120t3 120M784 0q-4 60 2 110M806 0q5 80 0 140t4 110M829 0q-5 70 1 120t-2 100M851 0q5 90 0 180M872 0q-4 50 2 110M893 0q5 70 0 130t3 120M916 0q-5 60 1 150M938 0q4 80 0 120t3 90M959 0q-4 70 1 130t-2 120M981 0q5 60 0 140'

/**
 * One view through five panes, the first clear and the last blind.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
export const foggingStrip = drawing(
  'fogging-strip',
  <Artwork viewBox={`0 0 ${paneWidth * panes.length} ${paneHeight}`}>
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
    <LinearGradient
      id="fogging-strip-minerals"
      gradientUnits="userSpaceOnUse"
      x2={0}
      y2={paneHeight}
      colors={['on-frame']}
      at={[0, 0.4, 1]}
      opacities={[0, 1, 0]}
    />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="url(#fogging-strip-minerals)" strokeOpacity={0.45} strokeWidth={17} d={streaks} />
      <path stroke="url(#fogging-strip-minerals)" strokeOpacity={0.9} strokeWidth={5} d={streaks} />
      <path stroke="var(--frame-lo)" strokeWidth={5} d={crack} />
      <path stroke="var(--on-frame)" strokeWidth={2} d={crack} />
    </g>
  </Artwork>,
)
