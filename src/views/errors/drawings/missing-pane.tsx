import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { roundTo } from '../../../art/kit/geometry.ts'
import { GlazierSetting } from '../../../art/kit/glazier.tsx'
import { outlined, stroke } from '../../../art/kit/strokes.ts'
import { Magpie } from '../../../art/kit/things.tsx'
import { DowntownView } from '../../../art/scene/scene.tsx'

/** A window of three panes; the view behind it starts at a point of the scene and is enlarged by a scale. */
type Layout = {
  prefix: string
  width: number
  height: number
  mullion: number
  view: { left: number; top: number; scale: number }
  jamb: number
  birdScale: number
}

const wide: Layout = {
  prefix: 'missing-pane',
  width: 1360,
  height: 530,
  mullion: 14,
  view: { left: 705, top: 264, scale: 1.85 },
  jamb: 20,
  birdScale: 0.89,
}

const narrow: Layout = {
  prefix: 'missing-pane-narrow',
  width: 720,
  height: 420,
  mullion: 10,
  view: { left: 800, top: 244, scale: 1.25 },
  jamb: 12,
  birdScale: 0.62,
}

/** The middle pane is a little wider than its neighbours. */
const middleShare = 1.06

/** A 4 drawn with a finger, about 280 by 300, in two strokes; water gathers below it and runs. */
const drawnFours = [
  {
    strokes: 'M152 24C124 78 96 122 66 166c42-5 96-6 148-3M166 98c2 52 0 112-4 172',
    drips: 'M162 270v34M70 168v26',
    beads: 'M162 306h0M70 196h0',
    middle: 140,
  },
  {
    strokes: 'M160 20C128 80 104 118 72 160c48-6 92-6 146-2M174 90c0 56-2 116-8 176',
    drips: 'M166 266v44M78 162v20',
    beads: 'M166 312h0M78 184h0',
    middle: 145,
  },
] as const

const fourScale = 0.8
const roundStroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function measure({ width, mullion }: Layout) {
  const side = roundTo((width - 2 * mullion) / (2 + middleShare), 0)
  return { side, openingFrom: side + mullion, openingTo: width - side - mullion }
}

function drawRectangle(left: number, top: number, right: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}z`
}

/** Puts each 4 in the middle of its pane, in the coordinates of the scene, a little below the top of the view. */
function placeFours({ width, view, height }: Layout, side: number) {
  return [side / 2, width - side / 2].map((paneMiddle, index) => {
    const x = view.left + paneMiddle / view.scale - (drawnFours[index]?.middle ?? 0) * fourScale
    const y = view.top + (height / view.scale - 300 * fourScale) / 2
    return `translate(${roundTo(x, 1)} ${roundTo(y, 1)}) scale(${fourScale})`
  })
}

/** The empty opening: its jambs, two setting blocks, the glazier with the new pane, and the magpie on one of the blocks. */
function EmptyOpening({ layout, from, to }: { layout: Layout; from: number; to: number }) {
  const { height, jamb, birdScale } = layout
  const [left, right, bottom] = [from + jamb, to - jamb, height - jamb]
  const [blockWidth, blockHeight] = [roundTo((to - from) * 0.115, 0), roundTo(jamb * 0.5, 0)]
  const [firstBlock, secondBlock] = [from + (to - from) * 0.17, from + (to - from) * 0.71].map(Math.round) as [
    number,
    number,
  ]
  const blockPath = (x: number) => drawRectangle(x, bottom - blockHeight, x + blockWidth, bottom)
  const opening = drawRectangle(left, jamb, right, bottom)
  return (
    <>
      <path fill="var(--jamb)" fillRule="evenodd" d={drawRectangle(from, 0, to, height) + opening} />
      <path
        {...stroke('profile-hi', 1.2)}
        d={`${opening}M${from} 0l${jamb} ${jamb}M${to} 0l-${jamb} ${jamb}M${from} ${height}l${jamb}-${jamb}M${to} ${height}l-${jamb}-${jamb}`}
      />
      <path fill="var(--spacer)" d={blockPath(firstBlock) + blockPath(secondBlock)} />
      {/* The new pane, and who fits it; the floor of the room is out of sight. */}
      <g
        transform={`translate(${roundTo(from + (to - from) * 0.3, 0)} ${roundTo(height * 1.22, 0)}) scale(${roundTo(height / 310, 2)})`}
      >
        <g transform="rotate(3)">
          <path {...outlined('cut-glass', 1.6, 'on-frame')} fillOpacity={0.3} d="M66-262h88v240H66z" />
          <path fill="var(--glass-edge-lit)" d="M154-262l5 3v240l-5-3z" />
          <path fill="var(--gleam)" opacity={0.6} d="M84-22l44-240h16L100-22z" />
        </g>
        <GlazierSetting />
      </g>
      <g
        transform={`translate(${roundTo(secondBlock - 40 * birdScale, 1)} ${roundTo(bottom - blockHeight - 111 * birdScale, 1)}) scale(${birdScale})`}
      >
        <Magpie />
      </g>
    </>
  )
}

function ThreePanes({ layout, ...props }: ComponentProps<'svg'> & { layout: Layout }) {
  const { prefix, width, height, view } = layout
  const { side, openingFrom, openingTo } = measure(layout)
  const fours = placeFours(layout, side)
  const toScene = (x: number) => roundTo(view.left + x / view.scale, 1)
  const viewBottom = roundTo(view.top + height / view.scale, 1)
  const foggedPanes =
    drawRectangle(view.left, view.top, toScene(side), viewBottom) +
    drawRectangle(toScene(width - side), view.top, toScene(width), viewBottom)
  return (
    <Artwork viewBox={`0 0 ${width} ${height}`} {...props}>
      <defs>
        <g id={`${prefix}-view`}>
          <DowntownView prefix={prefix} meadow="var(--foothill-0)" />
        </g>
        <filter
          id={`${prefix}-blur`}
          filterUnits="userSpaceOnUse"
          x={view.left - 20}
          y={view.top - 20}
          width={roundTo(width / view.scale, 0) + 40}
          height={roundTo(height / view.scale, 0) + 40}
        >
          <feGaussianBlur stdDeviation={5} />
        </filter>
        <mask id={`${prefix}-fogged`} maskUnits="userSpaceOnUse" x={0} y={0} width={1440} height={700}>
          <path fill="#fff" d={foggedPanes} />
          {drawnFours.map(({ strokes, drips }, index) => (
            <g key={strokes} {...roundStroke} stroke="#000" transform={fours[index]}>
              <path d={strokes} strokeWidth={36} />
              <path d={drips} strokeWidth={5} />
            </g>
          ))}
        </mask>
        <pattern id={`${prefix}-drops`} width={150} height={150} patternUnits="userSpaceOnUse">
          <g {...roundStroke} stroke="var(--drop)">
            <path strokeWidth={5} d="M20 30h0M110 16h0M64 110h0M136 100h0" />
            <path strokeWidth={2.6} d="M50 60h0M90 46h0M14 120h0M100 130h0M40 92h0M126 60h0M76 78h0M30 10h0M140 34h0" />
          </g>
        </pattern>
      </defs>
      <g transform={`scale(${view.scale}) translate(${-view.left} ${-view.top})`}>
        <use href={`#${prefix}-view`} />
        <g mask={`url(#${prefix}-fogged)`}>
          <g filter={`url(#${prefix}-blur)`}>
            <use href={`#${prefix}-view`} />
          </g>
          <path fill="var(--fog-thick)" d={foggedPanes} />
          <path fill="var(--fog-thin)" d={foggedPanes} />
          <path fill={`url(#${prefix}-drops)`} d={foggedPanes} />
          {/* Water that the finger has pushed aside: a bright rim around what it drew. */}
          {drawnFours.map(({ strokes }, index) => (
            <g key={strokes} {...roundStroke} stroke="var(--drop)" transform={fours[index]}>
              <path d={strokes} strokeWidth={46} />
            </g>
          ))}
        </g>
        {drawnFours.map(({ strokes, beads }, index) => (
          <g key={strokes} {...roundStroke} transform={fours[index]}>
            <path d={strokes} stroke="var(--wiped-depth)" strokeWidth={36} />
            <path d={beads} stroke="var(--on-frame)" strokeOpacity={0.85} strokeWidth={8} />
          </g>
        ))}
      </g>
      <path
        {...outlined('frame', 1.5, 'frame-lo')}
        d={drawRectangle(side, -2, openingFrom, height + 2) + drawRectangle(openingTo, -2, width - side, height + 2)}
      />
      <EmptyOpening layout={layout} from={openingFrom} to={openingTo} />
    </Artwork>
  )
}

/** The window of the 404 page: 4, an opening without its pane, 4. */
export const missingPane = drawing('missing-pane', <ThreePanes layout={wide} />)

/** The window with the missing pane, for phones. */
export const missingPaneNarrow = drawing('missing-pane-narrow', <ThreePanes layout={narrow} />)
