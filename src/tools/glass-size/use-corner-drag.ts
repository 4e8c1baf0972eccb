import { type PointerEvent, useRef } from 'react'
import { chooseGain } from './corner-input.ts'
import type { Point } from './linear-algebra.ts'

type Held = { readonly pointerId: number; readonly x: number; readonly y: number; readonly time: number }

/**
 * Drags a corner by its handle. Dragging is relative: the corner moves by as much as the pointer and does not jump under
 * it. Movements are told in pixels of the screen.
 */
export function useCornerDrag(onMove: (by: Point) => void) {
  const held = useRef<Held>(null)

  function hold({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    held.current = { pointerId, x: clientX, y: clientY, time: timeStamp }
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      // Safari does not focus a button that is pressed.
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      hold(event)
    },
    onPointerMove: (event: PointerEvent) => {
      const from = held.current
      if (from?.pointerId !== event.pointerId) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      const { pointerType, altKey: hasAlt, timeStamp } = event
      const gain = chooseGain({ x, y, duration: timeStamp - from.time, pointerType, hasAlt })
      hold(event)
      onMove({ x: x * gain, y: y * gain })
    },
    onLostPointerCapture: () => {
      held.current = null
    },
  }
}
