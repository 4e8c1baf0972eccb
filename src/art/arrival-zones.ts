import { project } from './arrival-projection.ts'
import { range, smoothPath } from './geometry.ts'

/** How far a zone reaches: a base distance in kilometres, and arms that reach further in some directions. */
type Zone = {
  base: number
  arms: readonly { degrees: number; extra: number; spread: number }[]
  points: number
  waviness: number
  phase: number
}

const ZONES = {
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
      { degrees: 150, extra: 2.6, spread: 22 },
      { degrees: -76, extra: 5.6, spread: 20 },
      { degrees: 5, extra: 1.4, spread: 22 },
      { degrees: -110, extra: 3, spread: 24 },
    ],
    points: 36,
    waviness: 0.015,
    phase: 2,
  },
  inner: {
    base: 5.6,
    arms: [
      { degrees: 80, extra: 1.3, spread: 24 },
      { degrees: 155, extra: 1.2, spread: 24 },
      { degrees: -80, extra: 2.2, spread: 22 },
      { degrees: 10, extra: 1, spread: 24 },
    ],
    points: 30,
    waviness: 0.02,
    phase: 6,
  },
  core: {
    base: 1.9,
    arms: [
      { degrees: 170, extra: 0.5, spread: 40 },
      { degrees: -90, extra: 0.35, spread: 40 },
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

function drawZone(zone: Zone): string {
  const outline = range(zone.points).map((index) => {
    const angle = (2 * Math.PI * index) / zone.points
    const reach = reachOfZone(zone, angle)
    return project([reach * Math.cos(angle), reach * Math.sin(angle)])
  })
  return smoothPath(outline, true)
}

export const zones = {
  extended: drawZone(ZONES.extended),
  suburban: drawZone(ZONES.suburban),
  inner: drawZone(ZONES.inner),
  core: drawZone(ZONES.core),
}
