import { DrawnShapes } from '../kit/artwork.tsx'
import { LinearGradient } from '../kit/gradients.tsx'
import { stroke } from '../kit/strokes.ts'
import { firPath } from '../kit/things.tsx'
import { drawCloudBand, drawMountains, drawTerrace, drawTreeLine, zigzag } from './scene-geometry.ts'
import {
  describeAuroraDefs,
  describeCityGlow,
  describeCityLights,
  describeLightDefs,
  describeLightsOnWater,
  describeSkyLights,
} from './scene-lights.ts'

/** Gradients, patterns and reused shapes are found by id, so each drawing that shows the scene brings its own prefix. */
export type ScenePartProps = { prefix: string }

/** A hero's view comes without lights, to keep the page small, and fog/wipe/ adds them by night. */
type LightProps = { hasLights?: boolean | undefined }

type SceneDefsProps = ScenePartProps & { hasLights?: boolean | undefined; hasAurora?: boolean | undefined }

export function SceneDefs({ prefix, hasLights = true, hasAurora = hasLights }: SceneDefsProps) {
  const sky = `${prefix}-sky`
  // The first gradient fixes units and direction; the others take both from it.
  const like = { href: `#${sky}` }
  // biome-ignore format: one gradient per line
  return (
    <defs>
      <LinearGradient id={sky} gradientUnits="userSpaceOnUse" x2={0} y1={130} y2={450} colors={['sky-0', 'sky-1', 'sky-2', 'sky-3']} at={[0, 0.45, 0.75, 1]} />
      <LinearGradient id={`${prefix}-peak-lit`} {...like} y1={240} y2={462} colors={['peak-lit-0', 'peak-lit-1', 'haze']} at={[0, 0.6, 1]} />
      <LinearGradient id={`${prefix}-peak-shade`} {...like} y1={240} y2={470} colors={['peak-shade-0', 'peak-shade-1', 'haze']} at={[0, 0.55, 1]} />
      <LinearGradient id={`${prefix}-water`} {...like} y1={560} y2={640} colors={['river-0', 'river-1']} />
      <LinearGradient id={`${prefix}-tower-lit`} {...like} y1={300} y2={560} colors={['tower-lit-0', 'tower-lit-1']} />
      <LinearGradient id={`${prefix}-tower-shade`} {...like} y1={300} y2={560} colors={['tower-shade-0', 'tower-shade-1']} />
      {hasLights && <DrawnShapes shapes={describeLightDefs(prefix)} />}
      {hasAurora && <DrawnShapes shapes={describeAuroraDefs(prefix)} />}
      <pattern id={`${prefix}-floors`} width={5} height={7} patternUnits="userSpaceOnUse">
        <path d="M0 0h5v1.3H0z" fill="var(--floor-line)" />
      </pattern>
      <pattern id={`${prefix}-diagrid`} x={1102} y={318} width={32} height={48} patternUnits="userSpaceOnUse">
        <path {...stroke('lattice', 2)} d="M-1 0l17 24L33 0M-1 48l17-24 17 24" />
      </pattern>
    </defs>
  )
}

export function Sky({ prefix, hasLights = true }: ScenePartProps & LightProps) {
  return (
    <>
      <path fill={`url(#${prefix}-sky)`} d="M0 0h1440v700H0z" />
      {hasLights && <DrawnShapes shapes={describeSkyLights(prefix)} />}
    </>
  )
}

/** The chinook arch, from the bright lower edge up to the dark deck. */
const cloudBands = [
  { fill: 'var(--cloud-5)', lift: 0, swell: 5, phase: 1.2, wavelength: 130 },
  { fill: 'var(--cloud-4)', lift: 14, swell: 7, phase: 2.6, wavelength: 150 },
  { fill: 'var(--cloud-3)', lift: 42, swell: 9, phase: 0.4, wavelength: 170 },
  { fill: 'var(--cloud-1)', lift: 84, swell: 11, phase: 5, wavelength: 210 },
  { fill: 'var(--cloud-0)', lift: 128, swell: 12, phase: 1.8, wavelength: 240 },
]

export function Clouds() {
  return (
    <>
      {cloudBands.map(({ fill, ...band }) => (
        <path key={fill} fill={fill} d={drawCloudBand(band)} />
      ))}
      <path fill="var(--wisp)" d="M1000 232q150-8 250 16 40 8 60 22-30 2-60-8-120-28-250-30z" />
    </>
  )
}

type MountainsProps = ScenePartProps & {
  fromX?: number
  /** The 404 page changes it, because by day the figures wiped into its fog would show little but tan meadows. */
  meadow?: string | undefined
}

export function Mountains({ prefix, fromX = -20, meadow = 'var(--foothill-1)' }: MountainsProps) {
  const { massif, shaded } = drawMountains(fromX)
  return (
    <>
      <path fill={`url(#${prefix}-peak-lit)`} d={massif} />
      <path fill={`url(#${prefix}-peak-shade)`} d={shaded} />
      <path fill="var(--foothill-0)" d="M0 436q150-22 320 8t310 2 330 8 480-14v130H0z" />
      <path fill={meadow} d="M0 500q200-40 420-10t420 6 600-18v90H0z" />
    </>
  )
}

const towersLit =
  'M742 560V446h12v-12h16v126zM786 560V414l24-9v155zM826 560V384l32-24v200zM884 560V314q0-15 13-15h27v261zM948 560V370l4-8 4-12h18v210zM1000 560V388l4-8 4-11h15v191zM1046 560V388l24-36v208zM1102 560V336q3-16 30-19v243zM1184 560v-92l5-48v-26h15v166z'
const towersShaded =
  'M770 560V434h13v126zM810 560V405l13 9v146zM858 560V360l15 14v186zM924 560V299q17 0 17 15v246zM974 560V350h9l4 12 4 8v190zM1023 560V369h8l4 11 4 8v172zM1070 560V352l22 27v181zM1132 560V317q32-1 34 21v222zM1204 560V394h13v166z'
const cityBack =
  'M700 560v-60h24v-70h36v56h20v-82h30v40h20v-70h34v60h26v-106h20v90h22v-60h30v70h30v-102h26v80h34v-50h18v-40h22v96h22v-64h30v50h16v-24h14v50h44v16h20v60z'
const cityFront =
  'M560 560v-8h40v-6h30v-12h24v10h20v-22h24v-18h22v34h18v-24h28v26h28v-42h28v36h32v-26h32v20h26v-36h28v46h30v-32h28v20h22v-38h30v42h20v-24h24v34h22v-48h22v30h14v12h24v-26h22v24h20v-12h8v30h150v-14h20v8h40v-12h40v18z'

/** The side of the Calgary Tower that the light is on, from the ground to the tip. */
const needleLeft = 'M1251 560l3-178h-3l-17-15v-5h-4v-10h5l5-10h8l4-9h3l1-40'

/** Downtown with the Bow's diagrid, the Calgary Tower and the Saddledome. */
export function City({ prefix, hasLights = true }: ScenePartProps & LightProps) {
  const [lit, shaded] = [`${prefix}-lit`, `${prefix}-shaded`]
  return (
    <>
      {hasLights && <DrawnShapes shapes={describeCityGlow(prefix)} />}
      <path fill="var(--city-back)" d={cityBack} />
      <g fill={`url(#${prefix}-tower-lit)`}>
        <path id={lit} d={towersLit} />
      </g>
      <g fill={`url(#${prefix}-tower-shade)`}>
        <path id={shaded} d={towersShaded} />
      </g>
      <g fill={`url(#${prefix}-floors)`}>
        <use href={`#${lit}`} />
        <use href={`#${shaded}`} />
      </g>
      <path fill={`url(#${prefix}-diagrid)`} d="M1102 560V336q3-16 30-19 32-1 34 21v222z" />
      <g fill="var(--city-front)">
        <path d={cityFront} />
        <path d="M1306 560v-36q50 28 104-16v52z" />
      </g>
      {hasLights && <DrawnShapes shapes={describeCityLights()} />}
      <path fill="var(--needle)" d={`${needleLeft}h2v267z`} />
      <path fill="var(--needle-shade)" d="M1265 560l-3-178h3l17-15v-5h4v-10h-5l-5-10h-8l-4-9h-3l-1-40h-2v267z" />
      <path fill="none" stroke="var(--rim)" d={needleLeft} />
      <path fill="var(--needle-pod)" d="M1234 355h48v4h-48zM1240 365h36v2h-36z" />
      <circle fill="var(--beacon-glow)" opacity={0.3} cx={1258} cy={292} r={8} />
      <circle fill="var(--beacon)" cx={1258} cy={292} r={2.4} />
      <path {...stroke('lattice', 3)} d="M1304 523q52 30 108-18" />
    </>
  )
}

/** The low bluff across the river: a wooded slope with a row of gabled houses. */
export function Bluff() {
  const { fronts, sides, roofs, windows, litWindows } = drawTerrace()
  return (
    <>
      <path fill="var(--foothill-0)" d="M0 534q180-8 330 2t190 24H0z" />
      <path fill="var(--tower-lit-1)" d={sides} />
      <path fill="var(--cloud-3)" d={fronts} />
      <path fill="var(--city-front)" d={roofs} />
      <path fill="var(--tower-shade-0)" d={windows} />
      <path fill="var(--lit-window)" d={litWindows} />
      <path fill="var(--tower-lit-1)" d={drawTreeLine([-4, 560], [470, 560], { count: 28, height: 22 })} />
    </>
  )
}

const glintsEast =
  'M1020 580q40-3 90 0-50 3-90 0zm130 3q60-3 110 0-60 3-110 0zm-210 14q50-3 120 0-60 3-120 0zm160 4q90-5 190 0-90 5-190 0zm-110 14q60-3 120 0-60 4-120 0zm200 8q80-5 180 0-90 6-180 0z'
const glintsWest = 'M300 612q50-3 110 0-60 3-110 0zm110 12q40-3 90 0-50 3-90 0z'

type WaterProps = ScenePartProps &
  LightProps & {
    /** The id of the far shore. */
    reflects: string
    fromX?: number
  }

/** The Bow, with the far shore upside down in it. */
export function Water({ prefix, reflects, fromX = 0, hasLights = true }: WaterProps) {
  return (
    <>
      <path fill={`url(#${prefix}-water)`} d="M0 560h1440v100H0z" />
      <use href={`#${reflects}`} transform="matrix(1 0 0-.3 0 728)" opacity={0.3} />
      <path fill="var(--glint)" d={fromX > 0 ? glintsEast : glintsEast + glintsWest} />
      {hasLights && <DrawnShapes shapes={describeLightsOnWater(prefix)} />}
      <path fill="var(--bank-edge)" d="M0 562v-6h1440v6z" />
    </>
  )
}

const bridgeBays = 10

/** The Peace Bridge in plain steel and glass: a low tube wound with two crossing helices, and its reflection. */
export function PeaceBridge({ prefix }: ScenePartProps) {
  const bridge = `${prefix}-bridge`
  // Drawn level, from 0,0 to 460,-24; the placement leans it towards the far shore.
  const helix = zigzag([0, 0], 23, 24, bridgeBays)
  return (
    <>
      <defs>
        <g id={bridge}>
          <path fill="var(--city-front)" d="M-14-2h488v7H-14z" />
          <path fill="var(--tower-lit-0)" d="M0-2q-12 0-12-10T0-24h460q12 0 12 12t-12 10z" />
          <path stroke="var(--lit-window)" strokeWidth={3} strokeDasharray="4 19" d="M10-6h446" />
          <g {...stroke('lattice', 2.5)}>
            <path d={helix} />
            <path d={helix} transform="matrix(1 0 0-1 0-24)" />
            <path d="M0-1q-12 0-12-11T0-24h460q12 0 12 12t-12 11z" />
          </g>
        </g>
      </defs>
      <use href={`#${bridge}`} transform="matrix(1-.083 0-.7 96 612)" opacity={0.25} />
      <use href={`#${bridge}`} transform="matrix(1-.083 0 1 96 604)" />
    </>
  )
}

const firs = [
  { x: 34, y: 640, scale: 2.3 },
  { x: 86, y: 646, scale: 1.5 },
  { x: 250, y: 672, scale: 1.2 },
  { x: 606, y: 646, scale: 1.5 },
  { x: 640, y: 646, scale: 1 },
  { x: 1412, y: 660, scale: 2 },
  { x: 1372, y: 664, scale: 1.3 },
]

/** The near bank with its firs. */
export function NearBank({ prefix, fromX = 0 }: ScenePartProps & { fromX?: number }) {
  const fir = `${prefix}-fir`
  return (
    <>
      <defs>
        <path id={fir} d={firPath} />
      </defs>
      <path fill="var(--bank-0)" d="M0 596q70-4 118 12t132 36 170 0 190-18 280 4 330 18 220-14v70H0z" />
      <g fill="var(--bank-1)">
        <path d="M0 612q80-4 130 14t150 32 180-4 180-12 290 14 290-2 220-12v60H0z" />
        {firs
          .filter(({ x }) => x > fromX)
          .map(({ x, y, scale }) => (
            <use key={x} href={`#${fir}`} transform={`matrix(${scale} 0 0 ${scale} ${x} ${y})`} />
          ))}
      </g>
    </>
  )
}
