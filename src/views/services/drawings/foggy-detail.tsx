import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath, repeatLine } from '../../../art/kit/geometry.ts'
import { Lite, SealedUnitAir, SealedUnitBody } from '../../../art/kit/glass.tsx'
import { frame } from '../../../art/kit/strokes.ts'
import { WaterDrops } from '../../../art/kit/weather.tsx'

export const foggyDetail = drawing('foggy-detail', FoggyDetail)

const clearPane = boxOf(82, 62, 168, 396)
const foggedPane = boxOf(270, 62, 168, 396)

/** What a look at the edge shows: the unit cut through where the seal has failed. */
function EdgeCutOpen() {
  return (
    <>
      <path fill="none" stroke="var(--ink)" strokeWidth={1.4} d="M276 428h-42v64h42zM276 428L400 200M276 492l124 26" />
      <path fill="var(--frame)" d="M400 200h300v318H400z" />
      <svg
        x={406}
        y={206}
        width={288}
        height={306}
        viewBox="0 48 240 252"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <SealedUnitAir prefix="foggy-detail" outsideFrom={0} roomTo={240} fog={0.6} />
        <SealedUnitBody />
        <path
          fill="var(--water)"
          d="M92 70a4 4 0 0 1 0 8zM92 98a5 5 0 0 1 0 10zM92 130a3 3 0 0 1 0 6zM92 156a5 5 0 0 1 0 10zM148 80a4 4 0 0 0 0 8zM148 132a5 5 0 0 0 0 10zM148 172a4 4 0 0 0 0 8zM96 200v-7q12-4 24 0t24 0v7z"
        />
        <path
          fill="none"
          stroke="var(--on-frame)"
          strokeWidth={2.2}
          strokeLinejoin="round"
          d="M100 242l-5-7 6-5-5-7 4-8-4-7 3-6"
        />
      </svg>
    </>
  )
}

/** A window with one clear and one fogged pane, and a section through the edge of the fogged one. */
function FoggyDetail(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 720 540" {...props}>
      <path fill="var(--ice-1)" d="M0 0h720v540H0z" />
      <path stroke="var(--line)" strokeWidth={1.1} d={repeatLine(28, 540, 38, (y) => `M0 ${y}h720`)} />
      <path {...frame} d="M60 40h400v440H60z" />
      <Lite pane={clearPane} gleamAt={0.05} />
      <path fill="var(--ice-2)" d={boxPath(foggedPane)} />
      <path fill="var(--haze-film)" opacity={0.72} d={boxPath(foggedPane)} />
      <WaterDrops pane={foggedPane} count={74} seed={17} dropSize={5} />
      <path fill="var(--water)" opacity={0.6} d="M271 457v-15q30-12 60-4t60-2 46-6v27z" />
      <path fill="none" stroke="var(--ink)" strokeWidth={1.6} d={boxPath(foggedPane)} />
      <path {...frame} d="M44 480h432v18H44z" />
      <EdgeCutOpen />
    </Artwork>
  )
}
