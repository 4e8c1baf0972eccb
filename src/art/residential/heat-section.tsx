import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { repeatLine } from '../kit/box.ts'
import type { Point } from '../kit/geometry.ts'
import { frame } from '../kit/strokes.ts'
import { drawFlakes, Fir } from '../kit/winter.tsx'
import { OPENING, WallCutOpen } from './heat-section-wall.tsx'

/** One band of warm air outside the window, this many times as large as the smallest. */
function drawPlume(size: number): string {
  const { top, bottom } = OPENING
  const out = (reach: number) => Math.round(700 - reach * size)
  const by = (y: number) => Math.round(y)
  return `M700 ${top - 4}C${out(70)} ${by(top - 30 - 20 * size)} ${out(150)} ${by(top - 34 * size)} ${out(176)} ${by(top + 40 - 14 * size)}C${out(200)} ${top + 110} ${out(176)} ${bottom - 60} ${out(120)} ${by(bottom - 20 + 4 * size)}S${out(40)} ${by(bottom + 14 * size)} 700 ${bottom + 6}z`
}

/** Cold air that falls off the glass and spreads over the floor. */
function drawPool(size: number): string {
  const { top, bottom } = OPENING
  const into = (reach: number) => Math.round(760 + reach * size)
  return `M760 ${top + 10}C${into(40)} ${top + 60} ${into(52)} ${bottom - 60} ${into(60)} ${bottom + 10}S${into(90)} 500 ${into(180)} ${Math.round(520 - 8 * size)}H${into(460)}q40 4 50 20H760z`
}

// biome-ignore format: places in the sky
const FLAKES: readonly Point[] = [
  [60, 60], [40, 180], [130, 120], [180, 250], [70, 320], [260, 70], [300, 190], [150, 400], [240, 340], [20, 440], [380, 100], [420, 470], [330, 440],
]

function Outside() {
  return (
    <>
      <path fill="url(#heat-section-cold)" d="M0 0h700v600H0z" />
      {[2.5, 2, 1.55, 1.12, 0.72, 0.36].map((size) => (
        <path key={size} fill="var(--needle-pod)" opacity={0.18} d={drawPlume(size)} />
      ))}
      <path stroke="var(--snowfall)" strokeWidth={5} strokeLinecap="round" d={drawFlakes(FLAKES)} />
      <Fir x={90} y={520} scale={3.6} />
      <Fir x={196} y={524} scale={2.3} />
      <path fill="var(--sill)" d="M0 520q200-14 400-10t300-4v94H0z" />
    </>
  )
}

function Inside() {
  const heater = repeatLine(784, 832, 8, (x) => `M${x} 492v32`)
  return (
    <>
      <path fill="var(--room)" d="M760 0h680v600H760z" />
      <path fill="var(--needle-pod)" opacity={0.12} d="M760 0h680v600H760z" />
      {[1, 0.68, 0.38].map((size) => (
        <path key={size} fill="var(--ice-3)" opacity={0.35} d={drawPool(size)} />
      ))}
      <path fill="var(--floor)" d="M760 540h680v60H760z" />
      <path stroke="var(--ink)" strokeWidth={2.4} d="M760 540h680" />
      <path fill="var(--needle-pod)" opacity={0.25} d="M1240 302h56l70 238h-196z" />
      <path
        fill="var(--profile)"
        d="M1030 540v-26h-10v-74q0-14 14-14t14 14v22h120v-60q-4-44 22-48 30-2 32 34l8 126v26h-14v-14h-168v14z"
      />
      <path fill="var(--profile-hi)" d="M1048 462h120v24h-120z" />
      <path fill="none" stroke="var(--ink)" strokeWidth={4} strokeLinecap="round" d="M1290 540h-44M1268 540V300" />
      <path fill="var(--needle-pod)" stroke="var(--ink)" strokeWidth={1.8} d="M1240 302l12-52h32l12 52z" />
      <path {...frame} d="M776 486h64v44h-64z" />
      <path stroke="var(--line-2)" strokeWidth={1.4} d={heater} />
    </>
  )
}

const HEAT =
  'M1000 214c-26-14-40 14-66 0s-40 14-66 0-40 14-66 0M818 203l-18 11 18 11M690 214c-26-14-40 14-66 0s-40 14-66 0-40 14-66 0-40 12-56 0M444 203l-16 11 16 11M1000 300c-26-14-40 14-66 0s-40 14-66 0-40 14-70 0c-30-12-30 34-2 44h34c26 14 40-14 66 0s40-14 52-2M930 328l16 14-18 12M796 474c-8-12 8-18 0-30M816 474c-8-12 8-18 0-30'

/** A wall and its window cut open in January: heat goes through the glass, off it, and around its edges. */
export function HeatSection(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 1440 600" {...props}>
      <linearGradient id="heat-section-cold">
        <stop stopColor="var(--peak-shade-1)" />
        <stop offset={1} stopColor="var(--ice-3)" />
      </linearGradient>
      <Outside />
      <Inside />
      <WallCutOpen />
      <g fill="none" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--warmth)" d={HEAT} />
        <path stroke="var(--glass)" d="M648 424c20 8 40-20 62-10s26 20 50 16 40 20 56 44M806 462l11 13 8-15" />
      </g>
    </Artwork>
  )
}
