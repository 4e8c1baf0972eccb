import { waitForIdle } from './canvas.ts'
import type { Point } from './clear-map.ts'

/**
 * The digits from 0 to 9 as a finger writes them: SVG paths of single strokes in a box of 25 by 50, in the direction and
 * order of the hand. Where a path moves (M), the finger is lifted.
 */
const digits = [
  'M17 2C7 0 1 12 2 27c0 14 6 22 12 22c8-1 12-14 11-27C23 9 19 2 12 4',
  'M6 11c4-3 7-6 10-10c0 16-1 32-2 49',
  'M3 12C4 3 13-2 19 3c7 6 1 19-7 29C9 37 6 42 2 48c7-3 15-3 23-1',
  'M4 5C9-2 21 0 21 10C20 18 14 22 8 23c9-1 15 4 15 12c0 13-14 18-22 9',
  'M17 1C13 12 7 21 1 30c8-2 16-2 25-1M20 15c0 12 0 23-2 35',
  'M7 3C6 10 5 15 4 21c6-4 18-3 20 10C25 44 13 51 1 46M7 3c5 0 11 0 17-2',
  'M19 1C9 7 2 21 2 34c0 11 5 16 12 15c8-1 12-8 10-16C22 23 9 24 3 36',
  'M2 4c7 0 15 0 22-2C18 17 12 33 10 50',
  'M21 8C17-2 4-1 4 10c0 12 19 14 19 27c0 15-21 16-21 2C2 26 20 21 21 6',
  'M22 11C19-2 3 0 3 15c-1 13 16 13 19 1c1-3 1-5 1-7c0 15-2 27-5 41',
] as const

/** Lengths in the units of the paths: from digit to digit, a space, from line to line, half the width of a stroke. */
const advance = 33
const space = 15
const lineHeight = 61
const fingerRadius = 4.1
/** How far the finger goes from one touch to the next, and how long it takes for a unit at full speed, or to be lifted. */
const step = 2
const msPerUnit = 1.6
const liftMs = 50
/** The digits that water runs down from: early ones, so that it has run before five seconds are over. */
const dripping = [1, 4, 7]
/** A pane narrower than this has two lines, with the area code on the first. */
const oneLineFrom = 480

/** The glass under the finger. */
export interface Glass {
  readonly width: number
  readonly height: number
  touch: (from: Point, to: Point, radius: number) => void
  drip: (from: Point, radius: number) => void
}

/** A finger at work: before each touch it says when that is due, in milliseconds since it began. */
export type Hand = Generator<number, undefined>

/** Writes the digits of a link, and lays the link over them. The finger is slow at both ends of a digit, and slow is wide. */
export function* writeNumber(link: HTMLAnchorElement, glass: Glass): Hand {
  const isInTwoLines = glass.width < oneLineFrom
  // The number stands left of the handle and under the hint, and rises by a twentieth of its width.
  const across = isInTwoLines ? 7 * advance + space : 10 * advance + 2 * space
  const down = (isInTwoLines ? lineHeight : 0) + 50 + across / 20
  const scale = Math.min((glass.width * 0.79) / across, (glass.height * 0.68) / down)
  const [width, height] = [across * scale, down * scale]
  const [left, top] = [glass.width * 0.435 - width / 2, glass.height * (isInTwoLines ? 0.58 : 0.53) - height / 2]
  link.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`

  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  let from: Point = [0, 0]
  let [due, start, lineTop] = [0, 0, 0]
  for (const [index, digit] of [...link.href.slice(-10)].entries()) {
    if (index === 3 && isInTwoLines) [start, lineTop] = [0, lineHeight]
    else if (index === 3 || index === 6) start += space
    path.setAttribute('d', digits[Number(digit)] as string)
    const length = path.getTotalLength()
    // Each digit is distorted a little, by another amount, so that equal digits do not look alike.
    const whim = Math.sin(index * 2.3 + 1) / 20
    let drips = dripping.includes(index)
    for (let along = 0; along < length; along += step) {
      const spot = path.getPointAtLength(along)
      const x = scale * (start + spot.x * (1 + whim) + (50 - spot.y) * (0.13 - whim))
      const y = scale * (lineTop + spot.y * (1 - whim) + whim * 30)
      const point: Point = [left + x, top + y + (width - x) / 20]
      const isLifted = Math.hypot(point[0] - from[0], point[1] - from[1]) > 3 * step * scale
      const speed = 0.4 + 0.6 * Math.sin((Math.PI * along) / length)
      due += isLifted ? liftMs : (step * msPerUnit) / speed
      yield due
      glass.touch(isLifted ? point : from, point, fingerRadius * scale * (1.2 - 0.3 * speed))
      from = point
      if (!drips || spot.y < 47) continue
      glass.drip(point, 3 + 1.3 * scale)
      drips = false
    }
    start += advance
  }
}

/** A link like the first of the call bar, for the number that is written in the fog once the page has arrived. */
export async function makeNumberLink(): Promise<HTMLAnchorElement | undefined> {
  const call = document.querySelector<HTMLAnchorElement>('[data-call-bar] a[href^="tel:"]')
  if (!call) return
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  await waitForIdle()
  const link = document.createElement('a')
  link.href = call.href
  link.ariaLabel = call.textContent
  link.draggable = false
  return link
}
