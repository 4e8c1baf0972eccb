import { expect, test } from 'vitest'
import { type Group, places } from '../../content/places.ts'
import type { Point } from '../kit/geometry.ts'
import { downtown, mapSide, project } from './arrival-coordinates.ts'
import { reachTowards, type ZoneName } from './arrival-geography.ts'
import { dotRadius } from './arrival-places.ts'

/** The zone that a group's dots stand in, and the nearer one in its middle that they stay out of. */
const zonesOfGroups: Record<Group, { zone: ZoneName; nearer?: ZoneName }> = {
  central: { zone: 'central' },
  innerCity: { zone: 'innerCity', nearer: 'central' },
  established: { zone: 'suburban', nearer: 'innerCity' },
  suburban: { zone: 'suburban', nearer: 'innerCity' },
  extended: { zone: 'extended', nearer: 'suburban' },
}

/** Dots stay this far from the edge of the map, in its own units. */
const mapMargin = 13

/** The distance of a point from the middle of the map, in the map's own units. */
function measureRadius(km: Point): number {
  const [x, y] = project(km)
  return Math.hypot(x - downtown[0], y - downtown[1])
}

function measureZoneRadius(zone: ZoneName, towards: Point): number {
  return measureRadius([reachTowards(zone, towards), 0])
}

function nameQuadrant([east, north]: Point): string {
  return `${north > 0 ? 'North' : 'South'}${east > 0 ? 'east' : 'west'}`
}

for (const place of places) {
  const { name, group, quadrant } = place
  const km: Point = [place.east, place.north]
  test(`the dot of ${name} stands on the map, in the zone of its group and in its quadrant`, () => {
    for (const coordinate of project(km)) {
      expect(coordinate).toBeGreaterThan(mapMargin + dotRadius)
      expect(coordinate).toBeLessThan(mapSide - mapMargin - dotRadius)
    }
    const { zone, nearer } = zonesOfGroups[group]
    expect(measureRadius(km) + dotRadius).toBeLessThan(measureZoneRadius(zone, km))
    if (nearer) expect(measureRadius(km) - dotRadius).toBeGreaterThan(measureZoneRadius(nearer, km))
    if (quadrant) expect(nameQuadrant(km)).toBe(quadrant)
  })
}
