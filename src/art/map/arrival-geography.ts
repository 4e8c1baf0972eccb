import { closedPath, lerp, linePath, type Point, range, smoothPath } from '../kit/geometry.ts'
import {
  bow,
  cityLimit,
  deerfootTrail,
  elbow,
  glenmoreReservoir,
  stoneyTrail,
  transCanada,
} from './arrival-coordinates.ts'
import { project } from './arrival-projection.ts'

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
