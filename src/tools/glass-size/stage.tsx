import { type CSSProperties, type PointerEvent, useEffect } from 'react'
import { findAsked, type Marking, moveTo, press, pressKey, release } from './marking.ts'
import type { Fault, GlassSize, Point } from './measure-glass.ts'
import { glassSize } from './words.ts'

type StageProps = {
  marking: Marking
  /** Steps are made from the newest marking, however late the page is drawn. Says whether there was anything to do. */
  onChange: (step: (now: Marking) => Marking | null) => boolean
}

/** The picture with the corners that were set in it, to be pointed at, or marked with the keyboard. */
export function Stage({ marking, onChange }: StageProps) {
  const { picture, corners, held, cursor } = marking
  const heldCorner = held && corners[held.index]
  // A photo takes megabytes.
  useEffect(() => () => URL.revokeObjectURL(picture.url), [picture.url])

  function handlePointer({
    currentTarget,
    clientX,
    clientY,
    pointerId,
    isPrimary,
    type,
    button,
    buttons,
  }: PointerEvent) {
    if (!isPrimary) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = picture.width / width
    const at = { x: (clientX - left) * scale, y: (clientY - top) * scale }
    if (type === 'pointerup') onChange((now) => release(moveTo(now, at)))
    else if (type === 'pointermove' && buttons > 0) onChange((now) => moveTo(now, at))
    else if (type === 'pointerdown' && button === 0) {
      currentTarget.setPointerCapture(pointerId)
      onChange((now) => ({ ...press(now, at, scale), cursor: null }))
    }
  }

  function placeAt({ x, y }: Point): CSSProperties {
    return { left: `${(100 * x) / picture.width}%`, top: `${(100 * y) / picture.height}%` }
  }

  return (
    <div
      className="size-stage tool-pane"
      role="application"
      aria-label={glassSize.marking.stage}
      aria-describedby="size-steps"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
      tabIndex={0}
      style={{ '--size-ratio': picture.width / picture.height } as CSSProperties}
      onKeyDown={(event) => {
        const scale = picture.width / event.currentTarget.clientWidth
        if (onChange((now) => pressKey(now, event, scale))) event.preventDefault()
      }}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      onPointerCancel={() => onChange(release)}
    >
      <img src={picture.url} alt="" draggable={false} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        <Outline corners={corners.slice(0, 4)} className="size-paper" />
        <Outline corners={corners.slice(4)} />
      </svg>
      {corners.map((corner, index) => (
        <i key={index} className={index < 4 ? 'size-mark' : 'size-mark size-ring'} style={placeAt(corner)} />
      ))}
      {cursor && <i className="size-cursor" style={placeAt(cursor)} />}
      {heldCorner && (
        // What is under the finger, enlarged, on the other side of the picture.
        <i
          className={heldCorner.x < picture.width / 2 ? 'size-loupe' : 'size-loupe size-left'}
          style={
            {
              '--size-x': heldCorner.x / picture.width,
              '--size-y': heldCorner.y / picture.width,
              backgroundImage: `url(${picture.url})`,
            } as CSSProperties
          }
        />
      )}
    </div>
  )
}

/** Light on dark, to be seen on any photo; closed once it has its four corners. */
function Outline({ corners, className = '' }: { corners: readonly Point[]; className?: string }) {
  const Line = corners.length === 4 ? 'polygon' : 'polyline'
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <Line className="size-halo" points={points} />
      <Line className={className} points={points} />
    </>
  )
}

/** Where the corners lie in the small picture of a pane with a sheet on it. */
const cornersOnMap = [
  [13, 12],
  [27, 12],
  [27, 30],
  [13, 30],
  [4, 4],
  [40, 4],
  [40, 40],
  [4, 40],
] as const

type StepsProps = {
  marking: Marking
  result: GlassSize | Fault | null
  onUndo: () => void
  onLeave: () => void
}

/** What to do with the picture. A dot in a small one shows where the next corner lies. */
export function Steps({ marking, result, onUndo, onLeave }: StepsProps) {
  const { faults, marking: steps } = glassSize
  const asked = findAsked(marking)
  const isSize = result && typeof result !== 'string'
  return (
    <div className="size-steps tool-pane">
      <svg viewBox="-2 -2 48 48" aria-hidden="true">
        <path fill="var(--ice-2)" d="M4 4h36v36H4z" />
        <path fill="var(--pane)" d="M13 12h14v18H13z" />
        {cornersOnMap.slice(0, Math.max(asked + 1, marking.corners.length)).map(([x, y], index) => (
          <circle
            key={`${x} ${y}`}
            className={index === asked ? 'size-asked' : ''}
            cx={x}
            cy={y}
            r={index === asked ? 5 : 2.6}
          />
        ))}
      </svg>
      <p id="size-steps">
        {typeof result === 'string' ? (
          faults[result].advice
        ) : (
          <>
            {isSize ? steps.done : steps.ask} <small>{isSize ? steps.change : steps.how}</small>
          </>
        )}
      </p>
      {marking.corners.length > 0 && (
        <button type="button" className="tool-link" onClick={onUndo}>
          {steps.undo}
        </button>
      )}
      <button type="button" className="tool-link" onClick={onLeave}>
        {isSize ? steps.keep : steps.leave}
      </button>
    </div>
  )
}
