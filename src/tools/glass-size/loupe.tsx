import { useEffect, useRef } from 'react'
import type { Point } from './linear-algebra.ts'
import { chooseLoupeSide } from './loupe-side.ts'
import type { Picture } from './picture.ts'
import type { Quadrilateral } from './quadrilateral.ts'

/** In pixels of the canvas, which the styles show at a half to a third of it. */
const side = 336

/** Pixels of the screen for one of the picture. */
const magnification = 2

type LoupeProps = { picture: Picture; corners: Quadrilateral; corner: Point }

/** Shows what is under a finger: the held corner, enlarged, with the sides that meet there. */
export function Loupe({ picture, corners, corner }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawLoupe(canvas.current, picture, corners, corner)
  })
  return (
    <canvas
      ref={canvas}
      className={`glass-size-loupe glass-size-loupe-${chooseLoupeSide(corner, picture)}`}
      width={side}
      height={side}
    />
  )
}

function drawLoupe(canvas: HTMLCanvasElement, { source }: Picture, corners: Quadrilateral, corner: Point): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const zoom = (magnification * side) / (canvas.clientWidth || side / 2)
  const middle = side / 2
  context.fillStyle = '#071123'
  context.fillRect(0, 0, side, side)
  const seen = side / zoom
  context.drawImage(source, corner.x - seen / 2, corner.y - seen / 2, seen, seen, 0, 0, side, side)
  // Light on dark, to be seen on any photo.
  for (const [colour, width] of [
    ['#071123', 7],
    ['#fffefc', 3],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    for (const { x, y } of corners) context.lineTo(middle + (x - corner.x) * zoom, middle + (y - corner.y) * zoom)
    context.closePath()
    context.stroke()
    context.beginPath()
    context.arc(middle, middle, 15, 0, 2 * Math.PI)
    context.stroke()
  }
}
