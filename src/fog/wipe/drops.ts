import { cellSize, type DirtyRect, type Point } from './clear-map.ts'

/** A running drop that is smaller than this has dried up. */
const minRadius = 0.9
/** The longest time that a drop runs, in seconds. */
const runSeconds = 2

/** A drop of water: it grows where it hangs, then runs down and leaves a trail. */
export type Drop = ReturnType<typeof makeDrop>

/** Makes a drop. One with a radius runs from what is written, and its trail stays. */
export function makeDrop([x, y]: Point, radius = 0) {
  return {
    x,
    y,
    radius: 0.6,
    fullRadius: radius || 2.4 + Math.random() * 2.6,
    /** Seconds until it begins to run. */
    wait: radius ? 0.3 : 0.25 + Math.random() * 1.1,
    /** In pixels per second. */
    speed: 0,
    /** Where its swaying from side to side begins. */
    phase: Math.random() * 6,
    isWritten: radius > 0,
  }
}

/** What has to be painted where a drop is. */
export function findDropRect({ x, y, fullRadius }: Drop): DirtyRect {
  const size = Math.ceil((fullRadius + 3) / cellSize)
  const [column, row] = [Math.round(x / cellSize), Math.round(y / cellSize)]
  return [column - size, row - size - 1, column + size + 1, row + size + 2]
}

/** Moves a drop on, and says whether it is running. */
export function moveDrop(drop: Drop, seconds: number): boolean {
  if (drop.wait > 0) {
    drop.wait -= seconds
    drop.radius = Math.min(drop.fullRadius, drop.radius + seconds * 3 * drop.fullRadius)
    return false
  }
  // It sticks, lets go, and sticks again.
  const pull = Math.sin(drop.y / 17 + drop.phase) > 0.55 ? 20 : 26 + drop.radius * 30
  drop.speed += (pull - drop.speed) * Math.min(1, seconds * 7)
  const step = drop.speed * seconds
  drop.y += step
  drop.x += Math.sin(drop.y / 23 + drop.phase) * step * 0.09
  drop.radius -= (drop.fullRadius * seconds) / runSeconds
  return true
}

export function isGone({ y, radius, wait }: Drop, height: number): boolean {
  return wait <= 0 && (radius <= minRadius || y >= height + 8)
}
