import { Artwork } from '../../../art/kit/artwork.tsx'
import { crackPane, shadePieces } from '../../../art/kit/crack.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { type Box, boxOf, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'
import { LinearGradient } from '../../../art/kit/gradients.tsx'
import { outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { drawCloudBand, drawMountains } from '../../../art/scene/scene-geometry.ts'
import { City, Mountains, SceneDefs, type ScenePartProps } from '../../../art/scene/scene-parts.tsx'

/** Downtown in the storm, for the hero's window. */
export const StormView = inline(
  <Artwork viewBox="576 150 820 520" preserveAspectRatio="xMidYMax slice">
    <Storm prefix="storm-view" fromX={556} />
    <StormShore />
  </Artwork>,
)

/** The pane that was struck, with a few pieces on their way down. */
export const StruckPane = inline(
  <Artwork viewBox="0 0 560 560" preserveAspectRatio="xMidYMid slice">
    <StruckGlass pane={boxOf(0, 0, 560, 560)} at={[300, 248]} rays={17} seed={23} hole={112} />
    <path
      {...outlined('storm-white', 1.6, 'storm-white')}
      fillOpacity={0.8}
      strokeLinejoin="round"
      d="M236 470l34-22 10 40zM342 430l26 8-8 30zM300 520l14-26 20 22z"
    />
  </Artwork>,
)

/** Not scaled with its box: flakes keep their size, and the page moves the whole layer. */
export const Snowfall = inline(
  <Artwork>
    <SnowPattern id="snowfall" />
    <rect fill="url(#snowfall)" width="100%" height="100%" />
  </Artwork>,
)

/** The snow and the splinters that lie on the sill below the storm. */
export const SillDrift = inline(
  <Artwork viewBox="0 0 700 80" preserveAspectRatio="none">
    <path fill="var(--drift)" d="M0 80C70 78 92 60 150 56s74-26 138-30 92 20 150 16 86 18 132 20 80 14 130 18z" />
    <path fill="var(--storm-white)" d="M0 80c80 0 120-12 176-15s90-20 140-21 84 16 142 14 98 14 142 17 70 4 100 5z" />
  </Artwork>,
)

export const SillShards = inline(
  <Artwork viewBox="0 0 420 70">
    <path
      {...outlined('cut-glass', 1.6, 'cut-glass-edge')}
      strokeLinejoin="round"
      d="M6 62l46-20 30 12-22 12zM92 66l18-34 12-4 6 38zM140 60l38-8 22 10-40 6zM214 66l-6-30 10-18 26 48zM262 64l26-12 40 2 8 12zM352 66l10-22 30 22z"
    />
    <path {...stroke('storm-white', 2.4)} d="M110 32l12-4M208 36l10-18M52 42l30 12M362 44l30 22" />
  </Artwork>,
)

const cloudBands = [
  { fill: 'var(--storm-cloud-2)', lift: 20, swell: 8, phase: 2.6, wavelength: 150 },
  { fill: 'var(--storm-cloud-1)', lift: 66, swell: 10, phase: 3.4, wavelength: 190 },
  { fill: 'var(--storm-cloud-0)', lift: 120, swell: 12, phase: 1.8, wavelength: 240 },
]

/** A layer of driven snow between what is near and what is far. */
function Veil({ prefix, opacity }: ScenePartProps & { opacity: number }) {
  return <path fill={`url(#${prefix}-storm)`} opacity={opacity} d="M0 0h1440v700H0z" />
}

/** The city's view in a snowstorm. Its parts are drawn as by night, so it belongs on night's side of the palette. */
export function Storm({ prefix, fromX }: ScenePartProps & { fromX: number }) {
  return (
    <>
      <SceneDefs prefix={prefix} hasAurora={false} />
      <LinearGradient
        id={`${prefix}-storm`}
        href={`#${prefix}-sky`}
        y1={180}
        y2={480}
        colors={['storm-sky-0', 'storm-sky-1', 'storm-sky-2']}
      />
      <Veil prefix={prefix} opacity={1} />
      {cloudBands.map(({ fill, ...band }) => (
        <path key={fill} fill={fill} d={drawCloudBand(band)} />
      ))}
      <Mountains prefix={prefix} fromX={fromX} />
      <path fill="var(--storm-white)" opacity={0.45} d={drawMountains(fromX).massif} />
      <Veil prefix={prefix} opacity={0.3} />
      <City prefix={prefix} />
      <Veil prefix={prefix} opacity={0.16} />
    </>
  )
}

/** The river and the snowed-in bank, for a view that reaches down to them. */
function StormShore() {
  return (
    <>
      <path fill="var(--storm-cloud-2)" d="M0 560h1440v140H0z" />
      <path fill="var(--storm-bank)" d="M0 562v-6h1440v6z" />
      <path
        {...roundStroke('needle-pod', 3)}
        opacity={0.5}
        d="M900 574h26M960 582h40M1040 572h30M1110 588h46M1190 576h24M860 590h30M1246 584h36M1010 598h28"
      />
      <path
        fill="var(--storm-white)"
        opacity={0.85}
        d="M0 596q70-4 118 12t132 36 170 0 190-18 280 4 330 18 220-14v70H0z"
      />
      <path fill="var(--storm-bank)" d="M0 622q80-4 130 14t150 32 180-4 180-12 290 10 290 2 220-12v50H0z" />
      <path
        fill="var(--storm-bank)"
        d="M602 656v-12h-21l14-17h-9l12-18h-8l11-18h-6l11-41 12 41h-6l10 18h-7l12 18h-9l14 17h-21v12zM646 656v-8h-14l9-11h-6l8-12h-5l7-12h-4l5-27 8 27h-4l7 12h-5l8 12h-6l9 11h-14v8z"
      />
    </>
  )
}

const tileSize = 300
const flakes = [
  { length: 5, width: 1.6, opacity: 0.55 },
  { length: 11, width: 2.2, opacity: 0.75 },
  { length: 20, width: 3.4, opacity: 0.9 },
]

/** Wind-driven snow at three depths, as one tile that repeats. */
function SnowPattern({ id }: { id: string }) {
  const random = seededRandom(11)
  const depths = flakes.map(() => '')
  for (const flake of range(34)) {
    const depth = flake % 5 === 0 ? 2 : flake % 2
    const { length } = flakes[depth] ?? { length: 0 }
    const fall = Math.round(length * 0.42)
    const x = Math.round(length + 4 + random() * (tileSize - length - 8))
    const y = Math.round(4 + random() * (tileSize - fall - 8))
    depths[depth] += `M${x} ${y}l-${length} ${fall}`
  }
  return (
    <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
      <g fill="none" stroke="var(--storm-white)" strokeLinecap="round">
        {flakes.map(({ width, opacity }, depth) => (
          <path key={width} strokeWidth={width} opacity={opacity} d={depths[depth]} />
        ))}
      </g>
    </pattern>
  )
}

type StruckGlassProps = { pane: Box; at: Point; rays: number; seed: number; hole: number }

const brightness = [0.14, 0.32, 0.2, 0.42]

/** Broken glass against a stormy sky: every piece leans its own way, so it has its own light. */
export function StruckGlass(props: StruckGlassProps) {
  const { lines, pieces, hole } = crackPane({ ...props, kink: props.hole / 8 })
  return (
    <>
      <path fill="var(--storm-depth)" fillOpacity={0.35} d={hole} />
      <g fill="var(--storm-white)">
        {shadePieces(pieces, brightness.length).map((shape, tint) => (
          <path key={shape} fillOpacity={brightness[tint]} d={shape} />
        ))}
      </g>
      <g fill="none" stroke="var(--storm-white)" strokeLinejoin="round" strokeLinecap="round">
        <path stroke="var(--storm-depth)" strokeOpacity={0.7} strokeWidth={5} transform="translate(3 4)" d={hole} />
        <path strokeOpacity={0.85} strokeWidth={1.6} d={lines} />
        <path strokeWidth={3} d={hole} />
      </g>
    </>
  )
}
