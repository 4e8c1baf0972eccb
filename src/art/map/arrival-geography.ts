import { closedPath, lerp, linePath, type Point, range, smoothPath } from '../kit/geometry.ts'
import {
  bow,
  cityLimit,
  deerfootTrail,
  elbow,
  glenmoreReservoir,
  project,
  stoneyTrail,
  transCanada,
} from './arrival-coordinates.ts'

/** A straight line on the ground bends on this map, so it is drawn in short pieces. */
function divide(from: Point, to: Point, pieces: number): Point[] {
  return range(pieces).map((piece) => project(lerp(from, to, piece / pieces)))
}

function drawCityLimit(): string {
  return closedPath(
    cityLimit.flatMap((corner, index) => divide(corner, cityLimit[(index + 1) % cityLimit.length] ?? corner, 4)),
  )
}

/** A ten-kilometre grid: it shows how the map squeezes distance. */
function drawGrid(): string {
  const isNearMap = ([x, y]: Point) => x > -60 && x < 960 && y > -60 && y < 960
  const lines = range(15).flatMap((index) => {
    const km = index * 10 - 70
    return [divide([km, -70], [km, 70], 20), divide([-70, km], [70, km], 20)]
  })
  return lines
    .map((points) => points.filter(isNearMap))
    .filter((points) => points.length > 1)
    .map((points) => linePath(points))
    .join('')
}

export const geography = {
  bow: smoothPath(bow.map(project)),
  elbow: smoothPath(elbow.map(project)),
  reservoir: smoothPath(glenmoreReservoir.map(project), true),
  deerfootTrail: smoothPath(deerfootTrail.map(project)),
  stoneyTrail: smoothPath(stoneyTrail.map(project), true),
  transCanada: smoothPath(transCanada.map(project)),
  cityLimit: drawCityLimit(),
  grid: drawGrid(),
}

/** How far a zone reaches: a base distance in kilometres, and arms that reach further in some directions. */
type Zone = {
  base: number
  arms: readonly { degrees: number; extra: number; spread: number }[]
  points: number
  waviness: number
  phase: number
}

const zoneReaches = {
  extended: {
    base: 25.5,
    arms: [
      { degrees: 83, extra: 7.5, spread: 15 },
      { degrees: 152, extra: 11.5, spread: 13 },
      { degrees: 1, extra: 1, spread: 14 },
      { degrees: -17, extra: 8, spread: 15 },
      { degrees: -40, extra: 2.5, spread: 14 },
      { degrees: -78, extra: 14.5, spread: 14 },
    ],
    points: 48,
    waviness: 0.012,
    phase: 4,
  },
  suburban: {
    base: 12.6,
    arms: [
      { degrees: 85, extra: 3.6, spread: 24 },
      { degrees: 148, extra: 4.2, spread: 20 },
      { degrees: -63, extra: 9, spread: 25 },
      { degrees: 40, extra: 2.6, spread: 22 },
      { degrees: 0, extra: 1.2, spread: 20 },
      { degrees: -110, extra: 2.4, spread: 20 },
    ],
    points: 36,
    waviness: 0.015,
    phase: 2,
  },
  innerCity: {
    base: 4.4,
    arms: [
      { degrees: 80, extra: 1.2, spread: 24 },
      { degrees: 155, extra: 0.7, spread: 24 },
      { degrees: -80, extra: 1.5, spread: 22 },
      { degrees: 24, extra: 1.5, spread: 30 },
    ],
    points: 30,
    waviness: 0.02,
    phase: 6,
  },
  central: {
    base: 1.05,
    arms: [
      { degrees: 180, extra: 0.7, spread: 26 },
      { degrees: -6, extra: 0.5, spread: 26 },
    ],
    points: 22,
    waviness: 0.02,
    phase: 1,
  },
} as const satisfies Record<string, Zone>

function reachOfZone({ base, arms, waviness, phase }: Zone, angle: number): number {
  const reach = arms.reduce((sum, { degrees, extra, spread }) => {
    const offAxis = (((angle * 180) / Math.PI - degrees + 540) % 360) - 180
    return sum + extra * Math.exp(-((offAxis / spread) ** 2))
  }, base)
  const wave =
    Math.sin(3 * angle + phase) + 0.7 * Math.sin(5 * angle + phase * 2) + 0.4 * Math.sin(8 * angle + phase * 3)
  return reach * (1 + waviness * wave)
}

export type ZoneName = keyof typeof zoneReaches

/** How many kilometres from downtown a zone ends, in the direction of a place. */
export function reachTowards(zone: ZoneName, [east, north]: Point): number {
  return reachOfZone(zoneReaches[zone], Math.atan2(north, east))
}

function drawZone(zone: Zone): string {
  const outline = range(zone.points).map((index) => {
    const angle = (2 * Math.PI * index) / zone.points
    const reach = reachOfZone(zone, angle)
    return project([reach * Math.cos(angle), reach * Math.sin(angle)])
  })
  return smoothPath(outline, true)
}

export const zones = {
  extended: drawZone(zoneReaches.extended),
  suburban: drawZone(zoneReaches.suburban),
  innerCity: drawZone(zoneReaches.innerCity),
  central: drawZone(zoneReaches.central),
}
