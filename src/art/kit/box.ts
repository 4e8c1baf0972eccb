import { joinNumbers, roundTo } from './geometry.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

export function boxPath({ x, y, width, height }: Box): string {
  const [across, down] = [roundTo(width, 1), roundTo(height, 1)]
  return `M${joinNumbers([roundTo(x, 1), roundTo(y, 1)])}h${across}v${down}h${-across}z`
}

export function boxPaths(boxes: readonly Box[]): string {
  return boxes.map(boxPath).join('')
}

/** The path of something that repeats at an even distance, such as the boards of a wall or a row of nails. */
export function repeatLine(from: number, to: number, every: number, draw: (at: number) => string): string {
  let lines = ''
  for (let at = from; at <= to; at += every) lines += draw(roundTo(at, 1))
  return lines
}
