import type { Fog } from './animate-fog.ts'
import type { Point } from './clear-map.ts'

/** A finger has to go this far, and more sideways than down, before it wipes: until then it may be about to scroll. */
const slopPx = 6
/** A mouse that only passes leaves the trail of a finger; pressed, or on a phone, it is a palm. */
const fingerRadius = 20
const minPalmRadius = 26
const palmShare = 0.068
/** How far the hand goes from one drop to the next. */
const dropEveryPx = 34

/** Lets mouse and finger wipe the fog. `onTrailEnd` is called after each trail. */
export function connectPointer(view: HTMLElement, fog: Fog, onTrailEnd: () => void): void {
  let last: Point | undefined
  let pressedAt: Point | undefined
  let sinceDrop = 0

  function wipeTo(event: PointerEvent): void {
    const { left, top, width } = view.getBoundingClientRect()
    const isPassing = event.pointerType === 'mouse' && event.buttons === 0
    const point: Point = [event.clientX - left, event.clientY - top]
    const from = last ?? point
    sinceDrop += Math.hypot(point[0] - from[0], point[1] - from[1])
    const hasDrop = sinceDrop > dropEveryPx
    if (hasDrop) sinceDrop = 0
    fog.wipe(from, point, isPassing ? fingerRadius : Math.max(minPalmRadius, width * palmShare), hasDrop)
    last = point
    view.toggleAttribute('data-moved', true)
  }

  function endTrail(): void {
    if (!last) return
    last = undefined
    fog.letGo()
    onTrailEnd()
  }

  view.addEventListener('pointerdown', (event) => {
    pressedAt = undefined
    // The slider has taken hold of its handle.
    if (event.button !== 0 || !event.isPrimary || view.hasAttribute('data-dragging')) return
    last = undefined
    pressedAt = [event.clientX, event.clientY]
    if (event.pointerType === 'mouse') wipeTo(event)
  })
  view.addEventListener('pointermove', (event) => {
    if (!event.isPrimary || view.hasAttribute('data-dragging')) return
    if (event.pointerType !== 'mouse' && !last) {
      if (!event.buttons || !pressedAt) return
      const [across, down] = [Math.abs(event.clientX - pressedAt[0]), Math.abs(event.clientY - pressedAt[1])]
      if (across < slopPx || across < down) return
      last = [pressedAt[0] - view.getBoundingClientRect().left, pressedAt[1] - view.getBoundingClientRect().top]
    }
    wipeTo(event)
  })
  // A hand that has wiped over a link did not mean it. The click of a key has no detail.
  view.addEventListener('click', (event) => {
    if (!event.detail || !pressedAt) return
    if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > slopPx) return event.preventDefault()
    // Who cannot drag taps the fog away. Beside the number a tap does not call.
    if ((event.target as Element).closest('a')) return
    wipeTo(event as PointerEvent)
    endTrail()
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) view.addEventListener(name, endTrail)
}
