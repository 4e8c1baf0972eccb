import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { dotsPath, type Point, range, seededRandom } from '../kit/geometry.ts'
import { RadialGradient, VerticalGradient } from '../kit/gradients.tsx'
import { LampGlow } from '../kit/things.tsx'
import { drawMountains, drawTreeLine } from '../scene/scene-geometry.ts'
import { SceneDefs } from '../scene/scene-parts.tsx'

function drawStars(): string {
  const random = seededRandom(31)
  return dotsPath(range(46).map((): Point => [random() * 1440, random() ** 1.6 * 330]))
}

const { massif, shaded } = drawMountains(690)

/** Foggy windows: the mountains, close, by the moon. */
export const closingPeaks = drawing(
  'closing-peaks',
  <Artwork viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice">
    <SceneDefs prefix="closing-peaks" />
    <defs>
      <LampGlow id="closing-peaks-lamp" />
      <VerticalGradient id="closing-peaks-night" colors={['sky-0', 'sky-1', 'sky-2']} />
      <RadialGradient id="closing-peaks-moon" colors={['star']} at={[0, 0.3, 1]} opacities={[0.5, 0.14, 0]} />
      <VerticalGradient id="closing-peaks-mist" colors={['haze']} opacities={[0, 0.9]} />
    </defs>
    <path fill="url(#closing-peaks-night)" d="M0 0h1440v640H0z" />
    <path d={drawStars()} stroke="var(--star)" strokeWidth={2.2} strokeLinecap="round" opacity={0.8} />
    <circle fill="url(#closing-peaks-moon)" cx={1122} cy={298} r={200} />
    <circle fill="var(--star)" cx={1122} cy={298} r={34} />
    {/* A range further off fills the gaps, so that the near one does not stand in a row. */}
    <path
      fill="url(#closing-peaks-peak-shade)"
      opacity={0.55}
      d={massif}
      transform="matrix(-2.300 0 0 1.620 2990 -176)"
    />
    <g transform="translate(-1372 -300) scale(1.9)">
      <path fill="url(#closing-peaks-peak-lit)" d={massif} />
      <path fill="url(#closing-peaks-peak-shade)" d={shaded} />
    </g>
    <path fill="url(#closing-peaks-mist)" d="M0 430h1440v130H0z" />
    <path fill="var(--foothill-0)" d={`${drawTreeLine([-10, 556], [1450, 500], { count: 96, height: 34 })}`} />
    <path fill="var(--foothill-0)" d="M-10 555L1450 499v141H-10z" />
    <ellipse fill="url(#closing-peaks-lamp)" cx={1074} cy={566} rx={150} ry={64} />
    <path fill="var(--city-front)" d="M1034 578v-30l-12 4 46-34 46 34-10-3v29z" />
    <path fill="var(--snow-bank)" d="M1020 552l48-36 48 36-8-1-40-28-40 28z" />
    <path fill="var(--lit-window)" d="M1048 554h16v14h-16zM1074 554h16v14h-16z" />
    <path fill="var(--bank-1)" d={`${drawTreeLine([-10, 622], [1450, 596], { count: 62, height: 62 })}`} />
    <path fill="var(--bank-1)" d="M-10 621L1450 595v60H-10z" />
  </Artwork>,
  { darkOnly: true },
)
