import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { dotsPath, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'
import { VerticalGradient } from '../../../art/kit/gradients.tsx'
import { Fir } from '../../../art/kit/things.tsx'
import { drawMountains } from '../../../art/scene/scene-geometry.ts'
import { Buildings, handle, IndustrialBuilding, ShopStreetLamp } from './street-buildings.tsx'

/** The Rockies, faint behind the roofs. */
function FarRange() {
  const { massif, shaded } = drawMountains(-20)
  return (
    <g transform="matrix(1.06 0 0 1.12-40-150)">
      <path fill="var(--far-peak)" d={massif} />
      <path fill="var(--far-peak-shade)" d={shaded} />
    </g>
  )
}

function Road() {
  return (
    <>
      <path fill="var(--sill-edge)" d="M0 400h1440v16H0z" />
      <path stroke="var(--ink)" strokeWidth={2.4} d="M0 400h1440" />
      <path fill="var(--road)" d="M0 416h1440v48H0z" />
      <path stroke="var(--road-line)" strokeWidth={4} strokeDasharray="40 34" d="M0 442h1440" />
    </>
  )
}

/** One street, six kinds of property; each has a window that is the matter. */
export const street = drawing(
  'street',
  <Artwork viewBox="0 0 1440 496">
    <g transform="translate(0 32)">
      <FarRange />
      <Buildings fog="street-fog" />
      <IndustrialBuilding />
      <ShopStreetLamp x={232} />
      <ShopStreetLamp x={708} />
      <ShopStreetLamp x={1204} />
      <Fir x={484} y={402} scale={0.9} />
      <Fir x={936} y={402} scale={1.2} />
      <Road />
    </g>
  </Artwork>,
)

const lamps = [232, 480, 708, 936, 1130]

function scatterFlakes(count: number, seed: number): Point[] {
  const random = seededRandom(seed)
  return range(count).map((): Point => [Math.round(190 + random() * 980), Math.round(70 + random() * 330)])
}

/** Light that falls from the lamps, in two flat cones each: soft enough without a blur. */
function LampLight() {
  const cones = (half: number) => lamps.map((x) => `M${x - 5} 312h10l${half - 5} 92h-${half * 2}z`).join('')
  return (
    <g fill="url(#night-street-lamplight)">
      <path d={cones(62)} />
      <path d={cones(34)} />
    </g>
  )
}

/** A work lamp on its tripod, turned to the cracked shop window, and a ladder. */
function WorkInProgress() {
  return (
    <>
      <path fill="var(--lamplight)" opacity={0.34} d="M346 352l-92-46v80h54z" />
      <path fill="var(--lamplight)" opacity={0.3} d="M254 306h74v80h-74z" />
      <g fill="none" stroke="var(--ink)" strokeLinecap="round">
        <path strokeWidth={2.4} d="M352 356v26M352 378l-11 22M352 378l11 22" />
        <path
          strokeWidth={2.2}
          d="M262 400l24-106M278 400l24-106M266 384h16M269 370h16M272 356h16M275 342h16M278 328h16M282 314h16"
        />
      </g>
      <path {...handle} fill="var(--lamplight)" strokeWidth={2} d="M344 346l14 4-3 12-14-4z" />
    </>
  )
}

/** The same street after midnight: lamps on, snow falling, and one shop being made safe. Always shown at night. */
export const nightStreet = drawing(
  'night-street',
  <Artwork viewBox="200 80 960 360" preserveAspectRatio="xMinYMax slice">
    <defs>
      <VerticalGradient id="night-street-lamplight" colors={['lamplight']} opacities={[0.4, 0.06]} />
    </defs>
    <FarRange />
    <Buildings fog="night-street-fog" />
    <Fir x={936} y={402} scale={1.2} />
    <WorkInProgress />
    {lamps.map((x) => (
      <ShopStreetLamp key={x} x={x} />
    ))}
    <LampLight />
    <Road />
    <g stroke="var(--snowfall)" strokeLinecap="round">
      <path strokeWidth={3} opacity={0.7} d={dotsPath(scatterFlakes(70, 31))} />
      <path strokeWidth={1.8} opacity={0.5} d={dotsPath(scatterFlakes(120, 57))} />
    </g>
  </Artwork>,
  { darkOnly: true },
)
