import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { closedPath } from '../../../art/kit/geometry.ts'
import {
  glassOutline,
  outlineAround,
  outlineBox,
  paperOutline,
  pictureSize,
  projectToPicture,
  type SpacePoint,
} from '../drawn-window-scene.ts'

export const drawnWindow = drawing('drawn-window', DrawnWindow)

const { width, height } = pictureSize

function drawOutline(outline: readonly SpacePoint[]): string {
  return closedPath(outline.map(projectToPicture).map(({ x, y }) => [x, y]))
}

/** A shape with its shadow, from a lamp above and to the left. */
function Raised({ fill, outline, shadow }: { fill: string; outline: readonly SpacePoint[]; shadow: number }) {
  const shape = drawOutline(outline)
  return (
    <>
      {[0.3, 0.6, 1].map((share) => (
        <path
          key={share}
          fill="#2b2216"
          opacity={0.14}
          transform={`translate(${shadow * share * 0.7} ${shadow * share})`}
          d={shape}
        />
      ))}
      <path fill={fill} d={shape} />
    </>
  )
}

const mountains: readonly SpacePoint[] = [
  [-18, 1],
  [-11, -4],
  [-6, 0],
  [0, -3],
  [4, 1],
  [10, -5],
  [18, 2],
  [18, 8],
  [-18, 8],
]

/** Downtown Calgary with its tower, and the snow and the river before it. */
const city = [
  ['#47688a', -15, 1, -12, 8],
  ['#2f4f70', -11, -1, -8, 8],
  ['#3a5c7e', 0.5, 1, 3.5, 8],
  ['#2f4f70', 5, -5.6, 5.5, 8],
  ['#2f4f70', 4.3, -4.8, 6.2, -3.6],
  ['#47688a', 8, 2, 11, 8],
  ['#2f4f70', 12, -1, 15, 8],
  ['#dfe9ee', -18, 7, 18, 15],
  ['#9bbdcf', -18, 9, 18, 11],
] as const

/** Light on the glass. */
const gleam: readonly SpacePoint[] = [
  [5, -15],
  [13, -15],
  [-5, 15],
  [-13, 15],
]

const sill: readonly SpacePoint[] = [
  [-26, 21.5, -1],
  [26, 21.5, -1],
  [26, 21.5, -6],
  [-26, 21.5, -6],
]

/** A window with a sheet of paper on its glass, as a photo would show it, to try the glass-size tool on. Photos have no night. */
function DrawnWindow(props: ComponentProps<'svg'>) {
  return (
    // Firefox paints a picture on a canvas only if it says its size.
    <Artwork viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...props}>
      <linearGradient id="drawn-sky" x2={0} y2={1}>
        <stop stopColor="#6f9dc2" />
        <stop offset={0.75} stopColor="#f4e4c4" />
      </linearGradient>
      <path fill="#ded3c2" d={`M0 0h${width}v${height}H0z`} />
      <Raised fill="#faf7f1" outline={outlineAround(6.5, -1)} shadow={30} />
      <path fill="#c9bfb0" d={drawOutline(outlineAround(3, -1))} />
      <path fill="#f2eee6" d={drawOutline(outlineAround(2.4, 1))} />
      <path fill="#4a4a48" d={drawOutline(outlineAround(0.2))} />
      <path fill="#fdfbf6" d={drawOutline(sill)} />
      <path fill="#cfc4b3" d={drawOutline(outlineBox(-26, 21.5, 26, 23, -6))} />
      <path fill="url(#drawn-sky)" d={drawOutline(glassOutline)} />
      <path fill="#7c97b4" d={drawOutline(mountains)} />
      {city.map(([colour, left, top, right, bottom]) => (
        <path key={`${left} ${top}`} fill={colour} d={drawOutline(outlineBox(left, top, right, bottom))} />
      ))}
      <path fill="#fff" opacity={0.18} d={drawOutline(gleam)} />
      <Raised fill="#fbfaf5" outline={paperOutline} shadow={12} />
      <path fill="#d9c08f" opacity={0.8} d={drawOutline(outlineBox(-6, -7, -2.5, -5.8))} />
    </Artwork>
  )
}
