import { type CSSProperties, type PointerEvent, type Ref, useEffect, useRef } from 'react'
import { average, type Point, type Size } from './geometry.ts'
import { findAsked, type Marking, moveTo, type Picture, press, pressKey, release } from './marking.ts'
import { glassSize } from './words.ts'

type StageProps = {
  marking: Marking
  /** Written along the sides of the glass, once they are known. */
  lengths: readonly string[]
  /** The id of what says what to do. */
  describedBy: string
  /** Steps are made from the newest marking, however late the page is drawn. */
  onChange: (step: (now: Marking) => Marking) => void
  ref: Ref<HTMLDivElement>
}

/** The picture with the corners that were set in it, to be pointed at, or marked with the keyboard. */
export function Stage({ marking, lengths, describedBy, onChange, ref }: StageProps) {
  const { picture, corners, held, cursor } = marking
  const [paper, glass] = [corners.slice(0, 4), corners.slice(4)]
  const heldCorner = held && corners[held.index]

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
      aria-describedby={describedBy}
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
      <PictureCanvas picture={picture} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        <Outline corners={paper} className="size-paper" />
        <Outline corners={glass} />
      </svg>
      {corners.map((corner, index) => (
        <i key={index} className={index < 4 ? 'size-mark' : 'size-mark size-ring'} style={placeAt(corner, picture)} />
      ))}
      {cursor && <i className="size-cursor" style={placeAt(cursor, picture)} />}
      {lengths.map((length, side) => (
        <span key={length + String(side)} className="size-length" style={placeAt(findMiddle(glass, side), picture)}>
          {length}
        </span>
      ))}
      {heldCorner && <Loupe picture={picture} corner={heldCorner} />}
    </div>
  )
}

function placeAt({ x, y }: Point, { width, height }: Size): CSSProperties {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }
}

/** Of the side from one corner to the next. */
function findMiddle(corners: readonly Point[], side: number): Point {
  const [from, to] = corners.slice(side, side + 2)
  return from && to ? average(from, to) : { x: 0, y: 0 }
}

function PictureCanvas({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { source, width, height } = picture
    canvas.current?.getContext('2d')?.drawImage(source, 0, 0, width, height)
    // A photo takes megabytes, which the browser would otherwise keep for a while.
    return () => {
      if (source instanceof ImageBitmap) source.close()
    }
  }, [picture])
  return <canvas ref={canvas} className="size-picture" width={picture.width} height={picture.height} />
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

/** In pixels of the canvas, which is shown at half of it. */
const loupeSide = 264
const magnification = 2.6

/** What is under the finger, enlarged, on the other side of the picture. */
function Loupe({ picture, corner }: { picture: Picture; corner: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawLoupe(canvas.current, picture, corner)
  }, [picture, corner])
  const isLeft = corner.x >= picture.width / 2
  return (
    <canvas
      ref={canvas}
      className={isLeft ? 'size-loupe size-left' : 'size-loupe'}
      width={loupeSide}
      height={loupeSide}
    />
  )
}

function drawLoupe(canvas: HTMLCanvasElement, { source, width, height }: Picture, corner: Point): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const zoom = (2 * magnification * (canvas.parentElement?.clientWidth ?? width)) / width
  const middle = loupeSide / 2
  context.fillStyle = '#071123'
  context.fillRect(0, 0, loupeSide, loupeSide)
  context.drawImage(source, middle - corner.x * zoom, middle - corner.y * zoom, width * zoom, height * zoom)
  for (const [colour, thickness] of [
    ['#071123', 6],
    ['#fffefc', 2.5],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = thickness
    context.beginPath()
    context.moveTo(middle, middle - 40)
    context.lineTo(middle, middle + 40)
    context.moveTo(middle - 40, middle)
    context.lineTo(middle + 40, middle)
    context.stroke()
  }
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
    <svg className="size-map" viewBox="-2 -2 48 48" aria-hidden="true">
      <path fill="var(--ice-2)" d="M4 4h36v36H4z" />
      <path fill="var(--pane)" d="M13 12h14v18H13z" />
      {mapCorners.map(([x, y], position) => {
        if (position === asked) return <circle key={`${x} ${y}`} className="size-asked" cx={x} cy={y} r="5" />
        return position < marking.corners.length && <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      })}
    </svg>
  )
}
