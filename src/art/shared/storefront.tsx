import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { Boards } from '../kit/boards.tsx'
import { type Box, boxOf, boxPath, boxPaths, repeatLine } from '../kit/box.ts'
import { crackPane, shadePieces } from '../kit/crack.ts'
import { range } from '../kit/geometry.ts'
import { drawBricks } from '../kit/masonry.ts'
import { frame } from '../kit/strokes.ts'
import { SceneDefs } from '../scene/scene-defs.tsx'
import { City, Clouds, Mountains } from '../scene/scene-parts.tsx'

const LEFT = 40
const TOP = 150
const HEIGHT = 270
const BAYS = [150, 190, 190, 132, 190, 190, 150]
const MULLION = 12
const [CRACKED, DOOR, BOARDED] = [1, 3, 4]

const bays = BAYS.map((width, index) => {
  const before = BAYS.slice(0, index).reduce((sum, bay) => sum + bay + MULLION, 0)
  return boxOf(LEFT + 14 + before, TOP + 14, width, HEIGHT - 40)
})
const WIDTH = BAYS.reduce((sum, bay) => sum + bay + MULLION, 0) + 16

function bayAt(index: number): Box {
  return bays[index] as Box
}

const door = bayAt(DOOR)
const doorLeaves = [boxOf(door.x + 12, TOP + 60, 49, HEIGHT - 66), boxOf(door.x + 71, TOP + 60, 49, HEIGHT - 66)]
const transoms = bays.map(({ x, width }) => boxOf(x, TOP - 34, width, 34))
const glazed = [...bays.filter((_, index) => index !== DOOR && index !== BOARDED), ...doorLeaves, ...transoms]

function Reflections() {
  return (
    <>
      <SceneDefs prefix="storefront" />
      <defs>
        <linearGradient id="storefront-dome" x2={0} y2={1}>
          <stop stopColor="var(--sky-0)" />
          <stop offset={0.5} stopColor="var(--sky-1)" />
          <stop offset={0.8} stopColor="var(--sky-2)" />
          <stop offset={1} stopColor="var(--sky-3)" />
        </linearGradient>
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

function CrackedPane() {
  const pane = bayAt(CRACKED)
  const { lines, pieces } = crackPane({ pane, at: [pane.x + 84, TOP + 118], rays: 12, seed: 19, kink: 9 })
  return (
    <>
      {shadePieces(pieces, 4).map((shape, tint) => (
        <path key={shape} fill="#fff" opacity={[0.1, 0.3, 0.04, 0.2][tint]} d={shape} />
      ))}
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--frame-lo)" strokeOpacity={0.75} strokeWidth={3.6} d={lines} />
        <path stroke="var(--on-frame)" strokeWidth={1.5} d={lines} />
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
  const every = (isOdd: boolean) =>
    range(stripes)
      .filter((index) => (index % 2 === 1) === isOdd)
      .map(drawStripe)
      .join('')
  return (
    <>
      <g stroke="var(--frame-lo)" strokeWidth={1.2}>
        <path fill="var(--profile)" d={every(false)} />
        <path fill="var(--snowfall)" d={every(true)} />
      </g>
      <path fill="var(--snowfall)" d={boxPath(boxOf(from + 4, 99, width - 8, 9))} />
    </>
  )
}

/** A row of shop windows that mirrors downtown and the mountains: one pane cracked, one opening boarded. */
export function Storefront(props: ComponentProps<'svg'>) {
  const gleams = bays
    .filter((_, index) => index !== DOOR && index !== BOARDED)
    .map(({ x, width }) => `M${Math.round(x + width * 0.14)} ${TOP + HEIGHT - 26}l74-230h30l-74 230z`)
  return (
    <Artwork viewBox={`0 0 ${WIDTH + 80} ${TOP + HEIGHT + 40}`} {...props}>
      <path fill="var(--siding)" d={boxPath(boxOf(LEFT - 20, 0, WIDTH + 40, TOP + HEIGHT + 8))} />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth={1.1}
        d={drawBricks(boxOf(LEFT - 20, 4, WIDTH + 40, 70), { width: 36, height: 14 })}
      />
      <path {...frame} d={boxPath(boxOf(LEFT - 34, 74, WIDTH + 68, 14))} />
      <path
        fill="var(--frame)"
        d={boxPaths([boxOf(LEFT - 20, 88, WIDTH + 40, 28), boxOf(LEFT, TOP - 46, WIDTH, HEIGHT + 54)])}
      />
      <Reflections />
      <path fill="var(--gleam)" opacity={0.5} d={gleams.join('')} />
      <Boards opening={bayAt(BOARDED)} />
      <CrackedPane />
      <path fill="none" stroke="var(--frame-lo)" strokeWidth={2} d={boxPaths(glazed)} />
      <path fill="var(--needle-pod)" d={boxPath(boxOf(door.x, TOP + 14, 132, 34))} />
      <path
        stroke="var(--on-frame)"
        strokeWidth={4}
        strokeLinecap="round"
        d={`M${door.x + 54} ${TOP + 150}v46M${door.x + 78} ${TOP + 150}v46`}
      />
      <Awning over={[bayAt(5), bayAt(6)]} />
      <path fill="var(--sill-edge)" d={`M0 ${TOP + HEIGHT + 8}h${WIDTH + 80}v14H0z`} />
      <path stroke="var(--ink)" strokeWidth={2.4} d={`M0 ${TOP + HEIGHT + 8}h${WIDTH + 80}`} />
      <path stroke="var(--line-2)" d={repeatLine(-10, WIDTH + 80, 14, (x) => `M${x} ${TOP + HEIGHT + 38}l14-16`)} />
    </Artwork>
  )
}
