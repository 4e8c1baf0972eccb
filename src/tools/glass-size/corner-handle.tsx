import { type KeyboardEvent, useRef } from 'react'
import { readArrowKey } from './corner-input.ts'
import type { Point } from './linear-algebra.ts'
import type { CornerName } from './marking.ts'
import type { Picture } from './picture.ts'
import { useCornerDrag } from './use-corner-drag.ts'
import { glassSize } from './words.ts'

/** The id of the sentence that says what to do with the handles. */
export const adviceId = 'glass-size-advice'

type CornerHandleProps = {
  name: CornerName
  corner: Point
  picture: Picture
  isHeld: boolean
  onHold: (name: CornerName | null) => void
  /** In pixels of the picture. */
  onMove: (name: CornerName, by: Point) => void
}

/** A square on a corner of the paper, or a ring on one of the glass, to drag or to move with the arrow keys. */
export function CornerHandle({ name, corner, picture, isHeld, onHold, onMove }: CornerHandleProps) {
  const { subject, index } = name
  const button = useRef<HTMLButtonElement>(null)
  const drag = useCornerDrag(({ x, y }) => {
    const scale = picture.width / (button.current?.parentElement?.clientWidth || picture.width)
    onMove(name, { x: x * scale, y: y * scale })
  })

  function moveByKey(event: KeyboardEvent) {
    const by = readArrowKey(event)
    if (!by) return
    event.preventDefault()
    onMove(name, by)
  }

  return (
    <button
      ref={button}
      type="button"
      className={`glass-size-handle glass-size-handle-${subject} ${isHeld ? 'glass-size-held' : ''}`.trim()}
      style={{ left: `${(100 * corner.x) / picture.width}%`, top: `${(100 * corner.y) / picture.height}%` }}
      aria-label={`${glassSize.marking[subject].name}, ${glassSize.corners.places[index]}`}
      aria-describedby={adviceId}
      onFocus={() => onHold(name)}
      onBlur={() => onHold(null)}
      onKeyDown={moveByKey}
      {...drag}
    />
  )
}
