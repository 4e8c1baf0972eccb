import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath, boxPaths, dotsPath, type Point, repeatLine } from '../../../art/kit/geometry.ts'
import { LinearGradient, RadialGradient } from '../../../art/kit/gradients.tsx'
import { frame, outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { Fir } from '../../../art/kit/things.tsx'
import { drawSnowCap } from '../../../art/kit/weather.tsx'

// biome-ignore format: places in the sky
const flakes: readonly Point[] = [
  [60, 60], [40, 180], [130, 120], [180, 250], [70, 320], [260, 70], [300, 190], [150, 400], [240, 340], [20, 440], [380, 100], [420, 470], [330, 440],
]

function Outside() {
  return (
    <>
      <path fill="url(#heat-cross-section-cold)" d="M0 0h700v600H0z" />
      {/* Warm air leaves as a breath does: it rises from the head of the window, and has no edge. */}
      <path fill="url(#heat-cross-section-leak)" d="M0 0h700v560H0z" />
      <path stroke="var(--snowfall)" strokeWidth={5} strokeLinecap="round" d={dotsPath(flakes)} />
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
      <path fill="var(--needle-pod)" opacity={0.08} d="M760 0h680v600H760z" />
      <path fill="var(--floor)" d="M760 540h680v60H760z" />
      <path fill="url(#heat-cross-section-lamp)" d="M760 0h680v600H760z" />
      {/* Cold air falls off the glass and lies on the floor. */}
      <path fill="url(#heat-cross-section-fall)" d="M760 150h120v390H760z" />
      <path fill="url(#heat-cross-section-pool)" d="M760 470h520v70H760z" />
      <path stroke="var(--ink)" strokeWidth={2.4} d="M760 540h680" />
      <path
        fill="var(--profile)"
        d="M1030 540v-26h-10v-74q0-14 14-14t14 14v22h120v-60q-4-44 22-48 30-2 32 34l8 126v26h-14v-14h-168v14z"
      />
      <path fill="var(--profile-hi)" d="M1048 462h120v24h-120z" />
      <path {...roundStroke('ink', 4)} d="M1290 540h-44M1268 540V300" />
      <path {...outlined('needle-pod', 1.8)} d="M1240 302l12-52h32l12 52z" />
      <path {...frame} d="M776 486h64v44h-64z" />
      <path stroke="var(--line-2)" strokeWidth={1.4} d={heater} />
    </>
  )
}

/** Two that get through, one that the coating sends back, and two that rise from the heater. */
const heat =
  'M1000 214c-26-14-40 14-66 0s-40 14-66 0-40 14-66 0M818 203l-18 11 18 11M690 214c-26-14-40 14-66 0s-40 14-66 0-40 14-66 0-40 12-56 0M444 203l-16 11 16 11M1000 292c-22-12-44 12-66 0s-44 12-66 0c-14-8-36-8-48 4-20 20-8 52 24 52 10 0 16-2 24 0 22 8 44-10 66 0M920 333l17 15-18 14M796 474c-8-12 8-18 0-30M816 474c-8-12 8-18 0-30'

/** A wall and its window cut open in January: heat goes through the glass, off it, and around its edges. */
export const heatCrossSection = drawing(
  'heat-cross-section',
  <Artwork viewBox="0 0 1440 600">
    <LinearGradient id="heat-cross-section-cold" colors={['peak-shade-1', 'ice-3']} />
    <RadialGradient
      id="heat-cross-section-leak"
      gradientUnits="userSpaceOnUse"
      cx={560}
      cy={190}
      r={330}
      fx={700}
      fy={260}
      colors={['needle-pod']}
      at={[0, 0.4, 1]}
      opacities={[0.85, 0.4, 0]}
    />
    <RadialGradient
      id="heat-cross-section-lamp"
      gradientUnits="userSpaceOnUse"
      cx={1268}
      cy={276}
      r={430}
      colors={['lamp-room']}
      at={[0, 0.3, 1]}
      opacities={[0.85, 0.4, 0]}
    />
    <LinearGradient id="heat-cross-section-fall" colors={['ice-3']} opacities={[0.9, 0]} />
    <RadialGradient id="heat-cross-section-pool" cx={0} cy={1} r={1} colors={['ice-3']} opacities={[0.95, 0]} />
    <Outside />
    <Inside />
    <WallCutOpen />
    <g fill="none" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--warmth)" d={heat} />
      <path stroke="var(--glass)" d="M648 424c20 8 40-20 62-10s26 20 50 16 40 20 56 44M806 462l11 13 8-15" />
    </g>
  </Artwork>,
)

/** Where the window stands in the wall. */
const opening = { top: 150, bottom: 404 } as const

const cut = stroke('ink', 2.4)
const hatch = { fill: 'none', stroke: 'var(--line-2)' } as const

/** Cladding, insulation and drywall, above the window or below it. */
function WallLayers({ from, to, id }: { from: number; to: number; id: string }) {
  const height = to - from
  const batts = repeatLine(from, to, 22, (y) => `M712 ${y}c30-2 40 6 34 11s-40-1-34 11`)
  return (
    <>
      <path fill="var(--spacer)" d={boxPath(boxOf(700, from, 12, height))} />
      <path fill="var(--pane)" d={boxPath(boxOf(712, from, 48, height))} />
      <clipPath id={id}>
        <path d={boxPath(boxOf(712, from, 38, height))} />
      </clipPath>
      <path {...hatch} clipPath={`url(#${id})`} d={batts} />
      <path {...cut} d={[700, 712, 750, 760].map((x) => `M${x} ${from}v${height}`).join('')} />
    </>
  )
}

function Sash() {
  const { top, bottom } = opening
  const rails = [boxOf(712, top, 44, 30), boxOf(712, bottom - 30, 44, 30)]
  const panes = [boxOf(718, top + 16, 7, bottom - top - 32), boxOf(741, top + 16, 7, bottom - top - 32)]
  return (
    <>
      <path fill="var(--cavity)" d={boxPath(boxOf(725, top + 30, 16, bottom - top - 60))} />
      <path {...outlined('profile', 1.6)} d={boxPaths(rails)} />
      <path {...outlined('cut-glass', 1.2, 'cut-glass-edge')} d={boxPaths(panes)} />
      <path fill="var(--spacer)" d={boxPaths([boxOf(725, top + 18, 16, 9), boxOf(725, bottom - 27, 16, 9)])} />
      {/* The Low-E coating, drawn far thicker than it is. */}
      <path stroke="var(--glass)" strokeWidth={3.5} strokeDasharray="3 4" d={`M740 ${top + 34}V${bottom - 34}`} />
    </>
  )
}

/** The wall cut open from top to bottom: outside on the left, the room on the right. */
function WallCutOpen() {
  const { top, bottom } = opening
  const plates = [boxOf(700, top - 22, 60, 22), boxOf(700, bottom, 60, 22)]
  return (
    <>
      <WallLayers id="heat-cross-section-above" from={-10} to={top - 22} />
      <WallLayers id="heat-cross-section-below" from={bottom + 22} to={610} />
      <path fill="var(--wood)" d={boxPaths(plates)} />
      <path
        {...hatch}
        d={plates.map(({ y }) => `M700 ${y + 22}l22-22M722 ${y + 22}l22-22M744 ${y + 22}l16-16`).join('')}
      />
      <path {...cut} d={boxPaths(plates)} />
      <path {...frame} d={`M676 ${bottom + 10}l30-10v12l-30 10zM752 ${bottom - 2}h52v10h-52z`} />
      <path fill="var(--snowfall)" d={drawSnowCap(672, bottom + 10, 36, 8)} />
      <Sash />
    </>
  )
}
