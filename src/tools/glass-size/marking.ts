import { type Fault, measureGlass, type PaperName, type Point, type Size } from './measure-glass.ts'
import { formatInches, roundTolerance, type WindowSize } from './window-sizes.ts'

/** What the corners are marked in: a photo, scaled down, or the drawn window. It is held in memory and nowhere else. */
export type Picture = Size & {
  readonly url: string
  /** The photo itself. The drawn window has none. */
  readonly file?: File
}

/** A picture, and the corners that were set in it. */
export type Marking = {
  readonly picture: Picture
  /** What was known of the window without this picture. It stays until the picture has given a size. */
  readonly before: WindowSize
  /** What is taped to the glass. */
  readonly paper: PaperName
  /** Up to eight: four of the paper and four of the glass, each clockwise from the top left. */
  readonly corners: readonly Point[]
  /** The corner that is being moved, and where it lies from what moves it: it does not jump under a finger. */
  readonly held: (Point & { readonly index: number }) | null
  /** Where the keyboard would set the next corner. */
  readonly cursor: Point | null
}

const cornerCount = 8

/** In pixels of the screen, about half a fingertip. */
const reach = 22

export function startMarking(picture: Picture, before: WindowSize): Marking {
  // Letter is what Canadian printers hold.
  return { picture, before, paper: 'letter', corners: [], held: null, cursor: null }
}

/**
 * Takes up the nearest corner within reach; anywhere else it sets the next one. So corners may lie as close together as
 * they like once they are set, and none covers another. `scale` is the picture's pixels for one of the screen.
 */
export function press(marking: Marking, at: Point, scale: number): Marking {
  const { corners, held } = marking
  const distances = corners.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))
  const nearest = Math.min(...distances)
  const index = nearest < reach * scale ? distances.indexOf(nearest) : corners.length
  if (held || index === cornerCount) return marking
  const { x, y } = corners[index] ?? at
  return { ...marking, corners: corners.toSpliced(index, 1, { x, y }), held: { index, x: x - at.x, y: y - at.y } }
}

/** Moves the held corner along. Only the last of many moves counts, so none can be lost. */
export function moveTo(marking: Marking, at: Point): Marking {
  const { held, corners, picture } = marking
  if (!held) return marking
  return { ...marking, corners: corners.with(held.index, moveInside(at, held, picture)) }
}

function moveInside(from: Point, by: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(from.x + by.x, 0), width), y: Math.min(Math.max(from.y + by.y, 0), height) }
}

export function release(marking: Marking): Marking {
  return { ...marking, held: null }
}

export function undo(marking: Marking): Marking {
  return { ...marking, corners: marking.corners.slice(0, -1), held: null }
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * What a key does to the marking, or null where it belongs to the browser. Arrows move the cursor and what it holds. Enter
 * sets a corner there, or takes one up and puts it down again.
 */
export function pressKey(marking: Marking, pressed: Key, scale: number): Marking | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  const { key } = pressed
  const { picture, corners, held } = marking
  const from = marking.cursor ?? corners.at(-1) ?? { x: picture.width / 2, y: picture.height / 2 }
  const direction = directions[key]
  if (direction) {
    const step = pressed.shiftKey ? 20 : 2
    const cursor = moveInside(from, { x: direction.x * step, y: direction.y * step }, picture)
    return moveTo({ ...marking, cursor }, cursor)
  }
  if (key === 'Backspace') return undo(marking)
  if (key !== 'Enter' && key !== ' ') return null
  if (held) return release(marking)
  const next = press({ ...marking, cursor: from }, from, scale)
  return next.corners.length > corners.length ? release(next) : next
}

/** The corner that is held, or is set next: from 0 on. */
export function findAsked({ corners, held }: Marking): number {
  return held?.index ?? corners.length
}

/** The size, or what is wrong with the corners; neither before all eight are set and let go. */
export function measureMarking({ picture, paper, corners, held }: Marking): { size?: WindowSize; fault?: Fault } {
  if (held || corners.length < cornerCount) return {}
  const measured = measureGlass(corners, picture, paper)
  if (typeof measured === 'string') return { fault: measured }
  const { width, height } = measured
  const tolerance = roundTolerance(Math.max(width.tolerance, height.tolerance))
  const size = { width: formatInches(width.inches), height: formatInches(height.inches), tolerance }
  return { size: { ...size, photo: picture.file } }
}
