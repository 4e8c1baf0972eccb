import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react'
import { LinkButton } from '../kit/tool-window.tsx'
import { findAsked, type Marking, measureMarking, moveTo, press, pressKey, release, undo } from './marking.ts'
import type { Point } from './measure-glass.ts'
import { glassSize } from './words.ts'

/** Where the corners lie in the small picture of a pane with a sheet on it. */
const cornersOnMap = ['13 12', '27 12', '27 30', '13 30', '4 4', '40 4', '40 40', '4 40']

type StageProps = {
  marking: Marking
  /** Steps are made from the newest marking, however late the page is drawn. Says whether there was anything to do. */
  onChange: (step: (now: Marking) => Marking | null) => boolean
  onLeave: () => void
}

/** The picture with the corners that were set in it, to be pointed at, or marked with the keyboard; and what to do with it. */
export function Stage({ marking, onChange, onLeave }: StageProps) {
  const { faults, marking: words } = glassSize
  const { picture, corners, held, cursor } = marking
  const asked = findAsked(marking)
  const heldCorner = held && corners[held.index]
  const paper = outline(corners.slice(0, 4))
  const glass = outline(corners.slice(4))
  const { size, fault } = measureMarking(marking)
  const stage = useRef<HTMLDivElement>(null)
  // A photo takes megabytes.
  useEffect(() => () => URL.revokeObjectURL(picture.url), [picture.url])

  function handlePointer(event: PointerEvent) {
    if (!event.isPrimary) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = picture.width / width
    const at = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }
    if (event.type === 'pointerup') onChange((now) => release(moveTo(now, at)))
    else if (event.type === 'pointermove' && event.buttons > 0) onChange((now) => moveTo(now, at))
    else if (event.type === 'pointerdown' && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId)
      onChange((now) => ({ ...press(now, at, scale), cursor: null }))
    }
  }

  function placeAt({ x, y }: Point): CSSProperties {
    return { left: `${(100 * x) / picture.width}%`, top: `${(100 * y) / picture.height}%` }
  }

  return (
    <>
      <div
        ref={stage}
        className="size-stage tool-pane"
        role="application"
        aria-label={words.stage}
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
        <img className="fill" src={picture.url} alt="" draggable={false} />
        <svg className="fill" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          {/* Light on dark, to be seen on any photo. */}
          <path className="size-halo" d={paper + glass} />
          <path className="size-paper" d={paper} />
          <path d={glass} />
        </svg>
        {corners.map((corner, index) => (
          <i key={index} className="size-mark" style={placeAt(corner)} />
        ))}
        {cursor && <i className="size-cursor" style={placeAt(cursor)} />}
        {heldCorner && (
          // What is under the finger, enlarged, on the other side of the picture.
          <i
            className="size-loupe"
            style={
              {
                '--size-x': heldCorner.x / picture.width,
                '--size-y': heldCorner.y / picture.width,
                [heldCorner.x < picture.width / 2 ? 'right' : 'left']: '10px',
                backgroundImage: `url(${picture.url})`,
              } as CSSProperties
            }
          />
        )}
      </div>
      <div className="size-steps tool-row tool-pane">
        {/* A dot shows where the next corner lies. */}
        <svg viewBox="-2 -2 48 48" aria-hidden="true">
          <path fill="var(--ice-2)" d="M4 4h36v36H4z" />
          <path fill="var(--pane)" d="M13 12h14v18H13z" />
          {cornersOnMap.slice(0, Math.max(asked + 1, corners.length)).map((corner, index) => {
            const dot = index === asked ? { r: 5, className: 'size-asked' } : { r: 2.6 }
            return <circle key={corner} transform={`translate(${corner})`} {...dot} />
          })}
        </svg>
        <p id="size-steps">
          {fault ? faults[fault].advice : size ? words.done : words.ask}{' '}
          {!fault && <small>{size ? words.change : words.how}</small>}
        </p>
        {corners.length > 0 && (
          <LinkButton
            onClick={() => {
              onChange(undo)
              // The button that was pressed goes with the last corner.
              if (corners.length === 1) stage.current?.focus({ preventScroll: true })
            }}
          >
            {words.undo}
          </LinkButton>
        )}
        <LinkButton onClick={onLeave}>{size ? words.keep : words.leave}</LinkButton>
      </div>
    </>
  )
}

/** From corner to corner; closed once it has all four. */
function outline(corners: readonly Point[]): string {
  const points = corners.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
  return points.join('') + (points.length === 4 ? 'z' : '')
}
