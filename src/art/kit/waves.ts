import { roundTo } from './geometry.ts'

/** A run of even waves, as heat and drafts are drawn: from one x to another, to the left if the second is smaller. */
export function drawWaves(fromX: number, toX: number, y: number, count: number, height: number): string {
  const quarter = (toX - fromX) / count / 4
  const wave = `q${roundTo(quarter, 1)} ${-height} ${roundTo(quarter * 2, 1)} 0t${roundTo(quarter * 2, 1)} 0`
  return `M${fromX} ${y}${wave.repeat(count)}`
}

/** The head of an arrow that points along x. */
export function drawArrowHead(x: number, y: number, direction: 1 | -1, size = 9): string {
  const rise = roundTo(size * 0.8, 1)
  return `M${x - direction * size} ${y - rise}l${direction * size} ${rise} ${-direction * size} ${rise}`
}
