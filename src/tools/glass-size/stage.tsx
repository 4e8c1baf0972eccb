import { type CSSProperties, type PointerEvent, type Ref, useEffect } from 'react'
import { findAsked, type Marking, moveTo, type Picture, press, pressKey, release } from './marking.ts'
import type { Point, Size } from './measure-glass.ts'
import { glassSize } from './words.ts'

type StageProps = {
  marking: Marking
  /** Steps are made from the newest marking, however late the page is drawn. */
  onChange: (step: (now: Marking) => Marking) => void
  ref: Ref<HTMLDivElement>
}

/** The picture with the corners that were set in it, to be pointed at, or marked with the keyboard. */
export function Stage({ marking, onChange, ref }: StageProps) {
  const { picture, corners, held, cursor } = marking
  const [paper, glass] = [corners.slice(0, 4), corners.slice(4)]
  const heldCorner = held && corners[held.index]
  // A photo takes megabytes.
  useEffect(() => () => URL.revokeObjectURL(picture.url), [picture.url])

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = picture.width / width
    return { at: { x: (clientX - left) * scale, y: (clientY - top) * scale }, scale }
  }

  return (
    <div
      ref={ref}
      className="size-stage tool-pane"
      role="application"
      aria-label={glassSize.marking.stage}
      aria-describedby="size-steps"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
      tabIndex={0}
      style={{ '--size-ratio': picture.width / picture.height } as CSSProperties}
      onKeyDown={(event) => {
        const scale = picture.width / event.currentTarget.clientWidth
        if (!pressKey(marking, event, scale)) return
        event.preventDefault()
        onChange((now) => pressKey(now, event, scale) ?? now)
      }}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return
        const { at, scale } = point(event)
        event.currentTarget.setPointerCapture(event.pointerId)
        onChange((now) => ({ ...press(now, at, scale), cursor: null }))
      }}
      onPointerMove={(event) => {
        const { at } = point(event)
        if (event.isPrimary && event.buttons > 0) onChange((now) => moveTo(now, at))
      }}
      onPointerUp={(event) => {
        const { at } = point(event)
        if (event.isPrimary) onChange((now) => release(moveTo(now, at)))
      }}
      onPointerCancel={() => onChange(release)}
    >
      <img src={picture.url} alt="" draggable={false} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        <Outline corners={paper} className="size-paper" />
        <Outline corners={glass} />
      </svg>
      {corners.map((corner, index) => (
        <i key={index} className={index < 4 ? 'size-mark' : 'size-mark size-ring'} style={placeAt(corner, picture)} />
      ))}
      {cursor && <i className="size-cursor" style={placeAt(cursor, picture)} />}
      {heldCorner && <Loupe picture={picture} corner={heldCorner} />}
    </div>
  )
}

function placeAt({ x, y }: Point, { width, height }: Size): CSSProperties {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }
}

/** Light on dark, to be seen on any photo; closed once it has its four corners. */
function Outline({ corners, className = '' }: { corners: readonly Point[]; className?: string }) {
  const closed = corners.length === 4 ? [...corners, ...corners.slice(0, 1)] : corners
  const points = closed.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <polyline className="size-halo" points={points} />
      <polyline className={className} points={points} />
    </>
  )
}

/** What is under the finger, enlarged, on the other side of the picture. */
function Loupe({ picture: { url, width }, corner }: { picture: Picture; corner: Point }) {
  const style = { '--size-x': corner.x / width, '--size-y': corner.y / width, backgroundImage: `url(${url})` }
  return <i className={corner.x < width / 2 ? 'size-loupe' : 'size-loupe size-left'} style={style as CSSProperties} />
}

/** Where the next corner lies: a pane with a sheet on it, and a dot. */
const mapCorners = [
  [13, 12],
  [27, 12],
  [27, 30],
  [13, 30],
  [4, 4],
  [40, 4],
  [40, 40],
  [4, 40],
] as const

export function CornerMap({ marking }: { marking: Marking }) {
  const asked = findAsked(marking)
  return (
    <svg viewBox="-2 -2 48 48" aria-hidden="true">
      <path fill="var(--ice-2)" d="M4 4h36v36H4z" />
      <path fill="var(--pane)" d="M13 12h14v18H13z" />
      {mapCorners.map(([x, y], position) => {
        if (position === asked) return <circle key={`${x} ${y}`} className="size-asked" cx={x} cy={y} r="5" />
        return position < marking.corners.length && <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      })}
    </svg>
  )
}
