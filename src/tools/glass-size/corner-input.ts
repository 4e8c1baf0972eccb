import type { Point } from './linear-algebra.ts'

/** One movement of a pointer, in pixels of the screen and milliseconds. */
export type PointerStep = {
  readonly x: number
  readonly y: number
  readonly duration: number
  readonly pointerType: string
  readonly hasAlt: boolean
}

/** In pixels per millisecond: a faster finger moves a corner as far as itself. */
const fullSpeed = 0.12
const minGain = 0.3
const altGain = 0.25

/** How far a corner moves with the pointer. A slow finger moves it by less, since a millimetre would be many pixels. */
export function chooseGain({ x, y, duration, pointerType, hasAlt }: PointerStep): number {
  if (hasAlt) return altGain
  if (pointerType !== 'touch') return 1
  const speed = Math.hypot(x, y) / Math.max(duration, 1)
  return Math.min(Math.max(speed / fullSpeed, minGain), 1)
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Key = {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** In pixels of the picture. With other keys held, an arrow belongs to the browser: Alt and an arrow go back a page. */
export function readArrowKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): Point | null {
  const direction = directions[key]
  if (!direction || altKey || ctrlKey || metaKey) return null
  const pixels = shiftKey ? 10 : 1
  return { x: direction.x * pixels, y: direction.y * pixels }
}
