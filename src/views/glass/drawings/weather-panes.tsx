import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import {
  circlePath,
  joinNumbers,
  linePath,
  type Point,
  range,
  roundTo,
  seededRandom,
} from '../../../art/kit/geometry.ts'
import { drawFrost } from '../../../art/kit/weather.tsx'
import { SkylineView } from '../../../art/scene/scene.tsx'
import { City, Mountains, SceneDefs } from '../../../art/scene/scene-parts.tsx'

export const weatherPanes = {
  chinook: drawing('chinook-pane', ChinookPane),
  cold: drawing('cold-pane', ColdPane),
  sun: drawing('sun-pane', SunPane),
  hail: drawing('hail-pane', HailPane),
}

/** The four stand side by side in one window, so each shows its own slice of one view. */
const [width, height, top] = [220, 280, 140]

type SliceProps = ComponentProps<'svg'> & { drawing: string; slice: number; view?: ReactNode; children: ReactNode }

function Slice({ drawing, slice, view, children, ...props }: SliceProps) {
  const left = 560 + slice * width
  return (
    <Artwork viewBox={`0 0 ${width} ${height}`} {...props}>
      <g transform={`translate(${-left} ${-top})`}>{view ?? <SkylineView prefix={drawing} fromX={left - 100} />}</g>
      {children}
    </Artwork>
  )
}

const pane = `M0 0h${width}v${height}H0z`
const bright = { fill: 'none', stroke: 'var(--on-frame)', strokeLinecap: 'round' } as const

function drawGusts(): string {
  const random = seededRandom(30)
  return range(9)
    .map((index) => {
      const start = [Math.round(6 + random() * 50), Math.round(18 + index * 27 + random() * 10)]
      const length = 70 + random() * 90
      const bend = [length * 0.3, -7, length * 0.55, 0].map(Math.round)
      return `M${joinNumbers(start)}q${joinNumbers(bend)}t${Math.round(length * 0.45)} ${index % 3 ? -2 : 0}`
    })
    .join('')
}

/** A warm wind across the whole sky. */
function ChinookPane(props: ComponentProps<'svg'>) {
  return (
    <Slice drawing="chinook-pane" slice={0} {...props}>
      <path fill="var(--warmth)" fillOpacity={0.12} d={pane} />
      <path
        {...bright}
        strokeOpacity={0.85}
        strokeWidth={2.6}
        d={`${drawGusts()}M118 74h46c18 0 18-25 2-25-11 0-14 12-6 16M96 176h70c20 0 20 28 2 28-12 0-15-13-7-18`}
      />
    </Slice>
  )
}

const frostedCorners = [
  { at: [0, height], from: -88, to: -4, count: 9, reach: 66 },
  { at: [width, height], from: 184, to: 268, count: 9, reach: 66 },
  { at: [width, 0], from: 96, to: 172, count: 8, reach: 44 },
] as const

/** Frost growing in from the corners. */
function ColdPane(props: ComponentProps<'svg'>) {
  return (
    <Slice drawing="cold-pane" slice={1} {...props}>
      <path fill="var(--peak-shade-1)" fillOpacity={0.5} d={pane} />
      <path {...bright} strokeWidth={1.1} d={drawFrost(frostedCorners, 31)} />
    </Slice>
  )
}

const sun: Point = [152, 150]

function drawRays(): string {
  return range(18)
    .map((index) => {
      const angle = (index / 18) * 2 * Math.PI
      const reach = index % 2 ? 46 : 60
      const at = (distance: number): Point => [sun[0] + distance * Math.cos(angle), sun[1] + distance * Math.sin(angle)]
      return linePath([at(33), at(reach)])
    })
    .join('')
}

/** Sky, sun, ridge and city of the sun pane. The sun is low: by day it blinds, in the night palette it sets. */
function LowSunView() {
  const prefix = 'sun-pane'
  return (
    <>
      <SceneDefs prefix={prefix} />
      <linearGradient id="sun-pane-dusk" x2={0} y2={1}>
        <stop stopColor="var(--dusk-0)" />
        <stop offset={0.45} stopColor="var(--dusk-1)" />
        <stop offset={0.72} stopColor="var(--dusk-2)" />
      </linearGradient>
      <path fill="url(#sun-pane-dusk)" d="M1000 140h220v280h-220z" />
      <g transform="translate(1000 140)">
        <path {...bright} stroke="var(--sun)" strokeWidth={3} d={drawRays()} />
        <circle fill="var(--sun)" cx={sun[0]} cy={sun[1]} r={26} />
      </g>
      <Mountains prefix={prefix} fromX={900} />
      <City prefix={prefix} />
    </>
  )
}

/** Low sun between the towers, straight through the glass. */
function SunPane(props: ComponentProps<'svg'>) {
  const [x, y] = sun
  return (
    <Slice drawing="sun-pane" slice={2} view={<LowSunView />} {...props}>
      <g fill="var(--sun)">
        <path fillOpacity={0.3} d={`M${x - 22} ${y + 12}L-30 ${height}H70L${x - 6} ${y + 25}z`} />
        <path fillOpacity={0.3} d={`M${x - 2} ${y + 26}L104 ${height}h64L${x + 14} ${y + 22}z`} />
      </g>
    </Slice>
  )
}

function dropHail() {
  const random = seededRandom(33)
  const stones = range(34).map(() => ({
    at: [random() * 232, 10 + random() * 262] as const,
    length: 10 + random() * 14,
    radius: 2 + random() * 2.6,
  }))
  const trails = stones.map(({ at, length }) => {
    const [x, y] = at.map((value) => roundTo(value, 0))
    return `M${x} ${y}l${roundTo(length * 0.42, 0)} ${-roundTo(length, 0)}`
  })
  return { trails: trails.join(''), stones: stones.map(({ at, radius }) => circlePath(at, radius)).join('') }
}

/** Hail out of a dark cloud. */
function HailPane(props: ComponentProps<'svg'>) {
  const { trails, stones } = dropHail()
  return (
    <Slice drawing="hail-pane" slice={3} {...props}>
      <path fill="var(--tower-shade-1)" fillOpacity={0.6} d={pane} />
      <path fill="var(--jamb)" d="M-10-20h250v52q-20 20-46 8-20 24-54 8-24 22-58 4-30 18-54-4-20 12-38 0z" />
      <path {...bright} strokeOpacity={0.55} strokeWidth={1.3} d={trails} />
      <path fill="var(--on-frame)" d={stones} />
    </Slice>
  )
}
