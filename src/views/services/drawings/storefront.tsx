import { Artwork } from '../../../art/kit/artwork.tsx'
import { AwningStripes, Boards, drawBricks } from '../../../art/kit/building.tsx'
import { CrackedGlass } from '../../../art/kit/crack.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { type Box, boxOf, boxPath, boxPaths, repeatLine } from '../../../art/kit/geometry.ts'
import { VerticalGradient } from '../../../art/kit/gradients.tsx'
import { frame, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { City, Clouds, Mountains, SceneDefs } from '../../../art/scene/scene-parts.tsx'

const left = 40
const top = 150
const frontHeight = 270
const bayWidths = [150, 190, 190, 132, 190, 190, 150]
const mullion = 12
const [crackedBay, doorBay, boardedBay] = [1, 3, 4]

const bays = bayWidths.map((width, index) => {
  const before = bayWidths.slice(0, index).reduce((sum, bay) => sum + bay + mullion, 0)
  return boxOf(left + 14 + before, top + 14, width, frontHeight - 40)
})
const frontWidth = bayWidths.reduce((sum, bay) => sum + bay + mullion, 0) + 16

function bayAt(index: number): Box {
  return bays[index] as Box
}

const door = bayAt(doorBay)
const cracked = bayAt(crackedBay)
const doorLeaves = [
  boxOf(door.x + 12, top + 60, 49, frontHeight - 66),
  boxOf(door.x + 71, top + 60, 49, frontHeight - 66),
]
const transoms = bays.map(({ x, width }) => boxOf(x, top - 34, width, 34))
const glazed = [...bays.filter((_, index) => index !== doorBay && index !== boardedBay), ...doorLeaves, ...transoms]

function Reflections() {
  return (
    <>
      <SceneDefs prefix="storefront" />
      <defs>
        <VerticalGradient id="storefront-dome" colors={['sky-0', 'sky-1', 'sky-2', 'sky-3']} at={[0, 0.5, 0.8, 1]} />
        <clipPath id="storefront-glass">
          <path d={boxPaths(glazed)} />
        </clipPath>
      </defs>
      <g clipPath="url(#storefront-glass)">
        <path fill="url(#storefront-dome)" d="M0 40h1360v380H0z" />
        <g transform="matrix(-.92 0 0 .92 1344 -112)">
          <Clouds />
          <Mountains prefix="storefront" />
          <City prefix="storefront" />
        </g>
        <path fill="var(--frame)" opacity={0.5} d="M0 388h1360v60H0z" />
      </g>
    </>
  )
}

function Awning({ over }: { over: readonly [Box, Box] }) {
  const from = over[0].x - 10
  const width = over[1].x + over[1].width + 10 - from
  const stripes = 11
  const stripe = width / stripes
  const drawStripe = (index: number) => {
    const x = Math.round(from + index * stripe)
    return `M${x} 106h${Math.round(stripe)}v80q0 10-${Math.round(stripe / 2)} 10t-${Math.round(stripe / 2)}-10z`
  }
  return (
    <>
      <g stroke="var(--frame-lo)" strokeWidth={1.2}>
        <AwningStripes count={stripes} fill="var(--profile)" draw={drawStripe} />
      </g>
      <path fill="var(--snowfall)" d={boxPath(boxOf(from + 4, 99, width - 8, 9))} />
    </>
  )
}

const gleams = bays
  .filter((_, index) => index !== doorBay && index !== boardedBay)
  .map(({ x, width }) => `M${Math.round(x + width * 0.14)} ${top + frontHeight - 26}l74-230h30l-74 230z`)

/** A row of shop windows that mirrors downtown and the mountains: one pane cracked, one opening boarded. */
export const storefront = drawing(
  'storefront',
  <Artwork viewBox={`0 0 ${frontWidth + 80} ${top + frontHeight + 40}`}>
    <path fill="var(--siding)" d={boxPath(boxOf(left - 20, 0, frontWidth + 40, top + frontHeight + 8))} />
    <path
      {...stroke('line', 1.1)}
      d={drawBricks(boxOf(left - 20, 4, frontWidth + 40, 70), { width: 36, height: 14 })}
    />
    <path {...frame} d={boxPath(boxOf(left - 34, 74, frontWidth + 68, 14))} />
    <path
      fill="var(--frame)"
      d={boxPaths([boxOf(left - 20, 88, frontWidth + 40, 28), boxOf(left, top - 46, frontWidth, frontHeight + 54)])}
    />
    <Reflections />
    <path fill="var(--gleam)" opacity={0.5} d={gleams.join('')} />
    <Boards opening={bayAt(boardedBay)} />
    <CrackedGlass
      pane={cracked}
      at={[cracked.x + 84, top + 118]}
      rays={12}
      seed={19}
      kink={9}
      tints={[0.1, 0.3, 0.04, 0.2]}
    />
    <path {...stroke('frame-lo', 2)} d={boxPaths(glazed)} />
    <path fill="var(--needle-pod)" d={boxPath(boxOf(door.x, top + 14, 132, 34))} />
    <path {...roundStroke('on-frame', 4)} d={`M${door.x + 54} ${top + 150}v46M${door.x + 78} ${top + 150}v46`} />
    <Awning over={[bayAt(5), bayAt(6)]} />
    <path fill="var(--sill-edge)" d={`M0 ${top + frontHeight + 8}h${frontWidth + 80}v14H0z`} />
    <path stroke="var(--ink)" strokeWidth={2.4} d={`M0 ${top + frontHeight + 8}h${frontWidth + 80}`} />
    <path
      stroke="var(--line-2)"
      d={repeatLine(-10, frontWidth + 80, 14, (x) => `M${x} ${top + frontHeight + 38}l14-16`)}
    />
  </Artwork>,
)
