import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { circlePath, linePath, type Point, range, roundTo, seededRandom } from '../../../art/kit/geometry.ts'
import { VerticalGradient } from '../../../art/kit/gradients.tsx'
import { roundStroke } from '../../../art/kit/strokes.ts'
import { drawFrost } from '../../../art/kit/weather.tsx'
import { SkylineView } from '../../../art/scene/scene.tsx'
import { City, Mountains, SceneDefs } from '../../../art/scene/scene-parts.tsx'

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

/** The arch: a dark deck that ends in one clean line, and the clear warm sky under it. */
function ArchView() {
  return (
    <>
      <SceneDefs prefix="chinook-pane" hasLights={false} />
      <VerticalGradient id="chinook-pane-clear" colors={['dusk-0', 'dusk-1', 'dusk-2']} at={[0, 0.5, 0.9]} />
      <g transform="translate(560 140)">
        <path fill="url(#chinook-pane-clear)" d="M0 40h220v200H0z" />
        <path fill="var(--cloud-4)" d="M0 0h220v88Q140 58 78 76T0 124z" />
        <path fill="var(--peak-shade-1)" d="M0 0h220v76Q140 48 78 64T0 108z" />
        <path fill="var(--peak-shade-0)" d="M0 0h220v48Q150 30 86 42T0 78z" />
      </g>
      <Mountains prefix="chinook-pane" fromX={500} />
    </>
  )
}

/** A pine that the wind has bent, 60 high: it has branches on the lee side alone. */
const bentPine = 'M-2 3l3-13h-5l8-15h-4l8-14h-3q3-10 8-21l7 12-4 1 13 10-7 1 17 11-9 2 21 13-28 3-3 10z'

const frostedCorners = [
  { at: [0, height], from: -88, to: -4, count: 9, reach: 66 },
  { at: [width, height], from: 184, to: 268, count: 9, reach: 66 },
  { at: [width, 0], from: 96, to: 172, count: 8, reach: 44 },
] as const

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
      <VerticalGradient id="sun-pane-dusk" colors={['dusk-0', 'dusk-1', 'dusk-2']} at={[0, 0.45, 0.72]} />
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

export const weatherPanes = {
  /** The warm wind takes the snow off the peaks, bends the pines and melts the ice on the frame. */
  chinook: drawing(
    'chinook-pane',
    <Slice drawing="chinook-pane" slice={0} view={<ArchView />}>
      <g fill="var(--on-frame)">
        <path fillOpacity={0.9} d="M80 154c26-14 66-18 118-8-40 0-58 8-76 20-14 8-32 4-39-4z" />
        <path fillOpacity={0.9} d="M187 170c14-8 26-10 40-8v14c-14 0-26 8-36 4z" />
        <path
          fillOpacity={0.7}
          d="M-4 132c44 8 84-6 132-2-46 0-86 14-132 8zM84 112c44 4 80-8 140-6-54 6-96 14-140 6zM20 212c50 6 100-10 160-4-58 4-110 14-160 4z"
        />
      </g>
      <path fill="var(--bank-1)" d="M0 252q50-18 110-6t110-4v38H0z" />
      <g fill="var(--tower-shade-1)">
        <path transform="translate(28 256)" d={bentPine} />
        <path transform="translate(84 254) scale(.7)" d={bentPine} />
        <path transform="translate(146 258) scale(1.2)" d={bentPine} />
      </g>
      <path
        fill="var(--icicle)"
        d="M0 0h220v3q-8 0-10 6-3 10-4 20-2-10-5-19-3-7-12-4-3 12-4 30-3-17-6-28-3-6-22-3-2 7-3 15-2-9-5-14-18-3-26 1-3 14-5 34-3-20-5-33-18-5-32-1-2 9-4 21-2-12-5-19-20-4-28 0-3 16-4 27-3-12-6-27Q18 6 0 8z"
      />
      <path {...roundStroke('icicle', 5)} d="M185 52h0M118 58h0M40 46h0" />
    </Slice>,
  ),
  /** A pane in the cold, with frost that grows in from its corners. */
  cold: drawing(
    'cold-pane',
    <Slice drawing="cold-pane" slice={1}>
      <path fill="var(--peak-shade-1)" fillOpacity={0.5} d={pane} />
      <path {...bright} strokeWidth={1.1} d={drawFrost(frostedCorners, 31)} />
    </Slice>,
  ),
  sun: drawing('sun-pane', <SunPane />),
  hail: drawing('hail-pane', <HailPane />),
}
