import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { dotsPath, type Point, range, seededRandom } from '../kit/geometry.ts'
import { LampGlow } from '../kit/things.tsx'
import { drawMountains, drawTreeLine } from '../scene/scene-geometry.ts'
import { SceneDefs } from '../scene/scene-parts.tsx'

export const closingPeaks = drawing('closing-peaks', <ClosingPeaks />, { darkOnly: true })

function drawStars(): string {
  const random = seededRandom(31)
  return dotsPath(range(46).map((): Point => [random() * 1440, random() ** 1.6 * 330]))
}

/** Foggy windows: the mountains, close, by the moon. */
function ClosingPeaks(props: ComponentProps<'svg'>) {
  const prefix = 'closing-peaks'
  const { massif, shaded } = drawMountains(690)
  return (
    <Artwork viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" {...props}>
      <SceneDefs prefix={prefix} />
      <defs>
        <LampGlow id={`${prefix}-lamp`} />
        <linearGradient id={`${prefix}-night`} x2={0} y2={1}>
          <stop stopColor="var(--sky-0)" />
          <stop offset={0.5} stopColor="var(--sky-1)" />
          <stop offset={1} stopColor="var(--sky-2)" />
        </linearGradient>
        <radialGradient id={`${prefix}-moon`}>
          <stop stopColor="var(--star)" stopOpacity={0.5} />
          <stop offset={0.3} stopColor="var(--star)" stopOpacity={0.14} />
          <stop offset={1} stopColor="var(--star)" stopOpacity={0} />
        </radialGradient>
        <linearGradient id={`${prefix}-mist`} x2={0} y2={1}>
          <stop stopColor="var(--haze)" stopOpacity={0} />
          <stop offset={1} stopColor="var(--haze)" stopOpacity={0.9} />
        </linearGradient>
      </defs>
      <path fill={`url(#${prefix}-night)`} d="M0 0h1440v640H0z" />
      <path d={drawStars()} stroke="var(--star)" strokeWidth={2.2} strokeLinecap="round" opacity={0.8} />
      <circle fill={`url(#${prefix}-moon)`} cx={1122} cy={298} r={200} />
      <circle fill="var(--star)" cx={1122} cy={298} r={34} />
      {/* A range further off fills the gaps, so that the near one does not stand in a row. */}
      <path
        fill={`url(#${prefix}-peak-shade)`}
        opacity={0.55}
        d={massif}
        transform="matrix(-2.300 0 0 1.620 2990 -176)"
      />
      <g transform="translate(-1372 -300) scale(1.9)">
        <path fill={`url(#${prefix}-peak-lit)`} d={massif} />
        <path fill={`url(#${prefix}-peak-shade)`} d={shaded} />
      </g>
      <path fill={`url(#${prefix}-mist)`} d="M0 430h1440v130H0z" />
      <path fill="var(--foothill-0)" d={`${drawTreeLine([-10, 556], [1450, 500], { count: 96, height: 34 })}`} />
      <path fill="var(--foothill-0)" d="M-10 555L1450 499v141H-10z" />
      <ellipse fill={`url(#${prefix}-lamp)`} cx={1074} cy={566} rx={150} ry={64} />
      <path fill="var(--city-front)" d="M1034 578v-30l-12 4 46-34 46 34-10-3v29z" />
      <path fill="var(--snow-bank)" d="M1020 552l48-36 48 36-8-1-40-28-40 28z" />
      <path fill="var(--lit-window)" d="M1048 554h16v14h-16zM1074 554h16v14h-16z" />
      <path fill="var(--bank-1)" d={`${drawTreeLine([-10, 622], [1450, 596], { count: 62, height: 62 })}`} />
      <path fill="var(--bank-1)" d="M-10 621L1450 595v60H-10z" />
    </Artwork>
  )
}
