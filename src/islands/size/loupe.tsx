import { useEffect, useRef } from 'react'
import type { Point } from '../../lib/glass-size/linear-algebra.ts'
import type { Quadrilateral } from '../../lib/glass-size/quadrilateral.ts'
import { chooseLoupeSide } from './loupe-side.ts'
import type { Picture } from './picture.ts'

/** In pixels of the canvas, which the styles show at a half to a third of it. */
const side = 336

/** Pixels of the screen for one of the picture. */
const magnification = 2

type LoupeProps = { picture: Picture; corners: Quadrilateral; index: number }

/** Shows what is under a finger: the held corner, enlarged, with the two sides that meet there. */
export function Loupe({ picture, corners, index }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const corner = corners[index] ?? corners[0]
  useEffect(() => {
    if (canvas.current) drawLoupe(canvas.current, picture, corners, index)
  })
  return (
    <canvas
      ref={canvas}
      className={`size-loupe size-loupe-${chooseLoupeSide(corner, picture)}`}
      width={side}
      height={side}
    />
  )
}

function drawLoupe(canvas: HTMLCanvasElement, { source }: Picture, corners: Quadrilateral, index: number): void {
  const context = canvas.getContext('2d')
  const corner = corners[index]
  if (!context || !corner) return
  const zoom = (magnification * side) / (canvas.clientWidth || side / 2)
  const middle = side / 2
  const place = ({ x, y }: Point) => [middle + (x - corner.x) * zoom, middle + (y - corner.y) * zoom] as const
  context.fillStyle = '#071123'
  context.fillRect(0, 0, side, side)
  const seen = side / zoom
  context.drawImage(source, corner.x - seen / 2, corner.y - seen / 2, seen, seen, 0, 0, side, side)
  const [before = corner, after = corner] = [corners[(index + 3) % 4], corners[(index + 1) % 4]]
  // Light on dark, to be seen on any photo.
  for (const [colour, width] of [
    ['#071123', 7],
    ['#fffefc', 3],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.moveTo(...place(before))
    context.lineTo(middle, middle)
    context.lineTo(...place(after))
    context.stroke()
    context.beginPath()
    context.arc(middle, middle, 15, 0, 2 * Math.PI)
    context.stroke()
  }
}
