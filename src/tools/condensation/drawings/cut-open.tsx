import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { SealedUnitAir, SealedUnitBody } from '../../../art/kit/glass.tsx'
import { water } from '../../../art/kit/strokes.ts'
import { DowntownView } from '../../../art/scene/scene.tsx'

/** The second lies over the first, and CSS shows the part of it that was chosen. */
export const cutOpen = [
  drawing('cut-open-window', <CutOpenWindow />),
  drawing('fog-on-window', <FogOnWindow />),
] as const

const viewBox = '12 0 216 254'

/** A window cut open at the sill: the city on the left, the sealed unit, the room with its plant on the right. */
function CutOpenWindow(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <SealedUnitAir prefix="cut-open" outsideFrom={0} roomTo={240} fog={0} />
      <path fill="var(--cloud-0)" d="M0 0h80v254H0z" />
      <Artwork width={80} height={254} viewBox="880 -180 277 880" preserveAspectRatio="xMaxYMax slice">
        <DowntownView prefix="cut-open" />
      </Artwork>
      <SealedUnitBody />
      <g stroke="var(--ink)" strokeLinejoin="round">
        <path fill="var(--sill)" d="M182 206h60v7h-60z" />
        <path
          {...water}
          d="M206 188c-12-1-15-11-14-17 8 1 13 7 14 17zm0 0c1-13 7-20 17-22 1 11-6 20-17 22zm0 0c-5-8-4-18 2-25 5 7 4 18-2 25z"
        />
        <path fill="var(--warmth)" d="M195 188h22l-3 18h-16z" />
      </g>
    </Artwork>
  )
}

/** Flat beads down a face of the glass, which stand out to the right: no two as large, or as far apart, as the next. */
const drops = Array.from({ length: 26 }, (_, index) => {
  const half = 2.3 + 1.5 * Math.sin(5 * index)
  return `M0 ${index * 7.5 + 2.5 * Math.sin(7 * index)}a${0.65 * half} ${half} 0 0 1 0 ${2 * half}z`
})

/** Water on the outside, between the panes and on the room side, and the haze before it. */
function FogOnWindow(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <linearGradient id="haze">
        <stop stopColor="var(--haze-film)" stopOpacity={0.9} />
        <stop offset={1} stopColor="var(--haze-film)" stopOpacity={0} />
      </linearGradient>
      {['matrix(-1 0 0 1 78 0)', 'translate(162)'].map((transform) => (
        <g key={transform} transform={transform}>
          <path fill="url(#haze)" d="M0 0h34v206H0z" />
          <path {...water} d={drops.join('')} />
        </g>
      ))}
      <path fill="var(--haze-film)" opacity={0.75} d="M92 0h56v200H92z" />
      <path {...water} transform="translate(92)" d={drops.filter((_, index) => index % 2).join('')} />
      <path {...water} transform="matrix(-1 0 0 1 148 0)" d={drops.filter((_, index) => index % 3).join('')} />
      <path {...water} d="M97 200v-5q12-4 23 0t23-1v6z" />
    </Artwork>
  )
}
