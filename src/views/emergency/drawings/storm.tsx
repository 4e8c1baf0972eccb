import { range, seededRandom } from '../../../art/kit/geometry.ts'
import { drawCloudBand, drawMountains } from '../../../art/scene/scene-geometry.ts'
import { City, Mountains, SceneDefs, type ScenePartProps } from '../../../art/scene/scene-parts.tsx'

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
      <linearGradient id={`${prefix}-storm`} href={`#${prefix}-sky`} y1={180} y2={480}>
        <stop stopColor="var(--storm-sky-0)" />
        <stop offset={0.5} stopColor="var(--storm-sky-1)" />
        <stop offset={1} stopColor="var(--storm-sky-2)" />
      </linearGradient>
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
export function StormShore() {
  return (
    <>
      <path fill="var(--storm-cloud-2)" d="M0 560h1440v140H0z" />
      <path fill="var(--storm-bank)" d="M0 562v-6h1440v6z" />
      <path
        stroke="var(--needle-pod)"
        strokeWidth={3}
        strokeLinecap="round"
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
export function SnowPattern({ id }: { id: string }) {
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
