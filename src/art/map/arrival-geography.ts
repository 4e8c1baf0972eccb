import { closedPath, lerp, linePath, type Point, range, smoothPath } from '../kit/geometry.ts'
import {
  BOW,
  CITY_LIMIT,
  DEERFOOT_TRAIL,
  ELBOW,
  GLENMORE_RESERVOIR,
  STONEY_TRAIL,
  TRANS_CANADA,
} from './arrival-coordinates.ts'
import { project } from './arrival-projection.ts'

/** A straight line on the ground bends on this map, so it is drawn in short pieces. */
function divide(from: Point, to: Point, pieces: number): Point[] {
  return range(pieces).map((piece) => project(lerp(from, to, piece / pieces)))
}

function drawCityLimit(): string {
  return closedPath(
    CITY_LIMIT.flatMap((corner, index) => divide(corner, CITY_LIMIT[(index + 1) % CITY_LIMIT.length] ?? corner, 4)),
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
  bow: smoothPath(BOW.map(project)),
  elbow: smoothPath(ELBOW.map(project)),
  reservoir: smoothPath(GLENMORE_RESERVOIR.map(project), true),
  deerfootTrail: smoothPath(DEERFOOT_TRAIL.map(project)),
  stoneyTrail: smoothPath(STONEY_TRAIL.map(project), true),
  transCanada: smoothPath(TRANS_CANADA.map(project)),
  cityLimit: drawCityLimit(),
  grid: drawGrid(),
}
