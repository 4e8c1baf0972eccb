import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath } from '../../../art/kit/geometry.ts'
import { drawFrost, WaterDrops } from '../../../art/kit/weather.tsx'

export const panesFromRoom = {
  wet: drawing('wet-pane', WetPane),
  frosted: drawing('frosted-pane', FrostedPane),
  stained: drawing('stained-pane', StainedPane),
}

type PaneProps = ComponentProps<'svg'>

const pane = boxOf(0, 0, 300, 400)
const viewBox = '0 0 300 400'

/** What lies on a pane when one looks out through it: a film of water with drops. */
function WetPane(props: PaneProps) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path fill="var(--fog-thick)" d={boxPath(pane)} />
      <WaterDrops pane={pane} count={150} seed={41} dropSize={4.6} />
    </Artwork>
  )
}

const ferns = drawFrost(
  [
    { at: [0, 400], from: -86, to: -4, count: 6, reach: 170 },
    { at: [300, 400], from: 184, to: 266, count: 6, reach: 160 },
    { at: [108, 404], from: -128, to: -52, count: 4, reach: 84 },
    { at: [206, 404], from: -126, to: -56, count: 4, reach: 96 },
    { at: [0, 206], from: -60, to: 58, count: 5, reach: 92 },
    { at: [300, 196], from: 122, to: 240, count: 5, reach: 96 },
    { at: [0, 0], from: 4, to: 86, count: 5, reach: 130 },
    { at: [300, 0], from: 94, to: 176, count: 5, reach: 140 },
    { at: [150, -4], from: 58, to: 122, count: 4, reach: 78 },
  ],
  41,
)

/** The same pane with frost that grows from the sill up and in from the sides. */
function FrostedPane(props: PaneProps) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path fill="var(--peak-shade-1)" fillOpacity={0.62} d={boxPath(pane)} />
      <path fill="none" stroke="#fff" strokeWidth={1.7} strokeLinecap="round" d={ferns} />
    </Artwork>
  )
}

/** The rings that minerals leave on a pane that has been wet inside for years. */
function StainedPane(props: PaneProps) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.6}
        opacity={0.42}
        d="M70 150c22-20 62-14 66 14s-40 46-66 30-20-28 0-44zM84 160c14-12 36-8 40 8s-26 28-42 18-12-16 2-26zM186 262c18-14 48-8 50 12s-32 34-52 22-16-22 2-34zM198 270c10-8 26-4 28 8s-20 18-30 12-8-12 2-20z"
      />
    </Artwork>
  )
}
