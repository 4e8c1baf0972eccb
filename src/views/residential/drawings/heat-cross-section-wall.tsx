import { boxOf, boxPath, boxPaths, repeatLine } from '../../../art/kit/geometry.ts'
import { frame } from '../../../art/kit/strokes.ts'
import { drawSnowCap } from '../../../art/kit/weather.tsx'

/** Where the window stands in the wall. */
const opening = { top: 150, bottom: 404 } as const

const cut = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2.4 } as const
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
      <path fill="var(--profile)" stroke="var(--ink)" strokeWidth={1.6} d={boxPaths(rails)} />
      <path fill="var(--cut-glass)" stroke="var(--cut-glass-edge)" strokeWidth={1.2} d={boxPaths(panes)} />
      <path fill="var(--spacer)" d={boxPaths([boxOf(725, top + 18, 16, 9), boxOf(725, bottom - 27, 16, 9)])} />
      {/* The Low-E coating, drawn far thicker than it is. */}
      <path stroke="var(--glass)" strokeWidth={3.5} strokeDasharray="3 4" d={`M740 ${top + 34}V${bottom - 34}`} />
    </>
  )
}

/** The wall cut open from top to bottom: outside on the left, the room on the right. */
export function WallCutOpen() {
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
