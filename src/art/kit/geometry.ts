export type Point = readonly [x: number, y: number]

/** A repeatable random source: the same seed draws the same picture in every build. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

export function lerp([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t]
}

export function shift([x, y]: Point, [dx, dy]: Point, times = 1): Point {
  return [x + dx * times, y + dy * times]
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Numbers as SVG likes them: no leading zero, and a minus sign doubles as the separator. */
export function joinNumbers(numbers: readonly number[]): string {
  return numbers
    .map((value, index) => {
      const text = String(value).replace(/^(-?)0\./, '$1.')
      return index === 0 || value < 0 ? text : ` ${text}`
    })
    .join('')
}

/** An open line through the points. Steps are relative, because small numbers compress better. */
export function linePath(points: readonly Point[], digits = 0): string {
  const rounded = points.map(([x, y]): Point => [roundTo(x, digits), roundTo(y, digits)])
  const [first, ...rest] = rounded
  if (!first) return ''
  let [penX, penY] = first
  const steps: number[] = []
  for (const [x, y] of rest) {
    if (x === penX && y === penY) continue
    steps.push(roundTo(x - penX, digits), roundTo(y - penY, digits))
    penX = x
    penY = y
  }
  return `M${joinNumbers(first)}l${joinNumbers(steps)}`
}

export function closedPath(points: readonly Point[], digits = 0): string {
  return `${linePath(points, digits)}z`
}

export function closedPaths(shapes: readonly (readonly Point[])[], digits = 0): string {
  return shapes.map((shape) => closedPath(shape, digits)).join('')
}

export function circlePath([x, y]: Point, radius: number): string {
  const r = roundTo(radius, 1)
  return `M${joinNumbers([roundTo(x - r, 1), roundTo(y, 1)])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
}

/** Round dots: zero-length segments, painted by a round line cap. */
export function dotsPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${joinNumbers([Math.round(x), Math.round(y)])}h0`).join('')
}

/** A Catmull-Rom curve through the points, spelled as the cubic segments SVG knows. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const pointAt = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] ?? [0, 0]
  }
  const segments = range(isClosed ? count : count - 1).map((index) => {
    const [start, end] = [pointAt(index), pointAt(index + 1)]
    const [before, after] = [pointAt(index - 1), pointAt(index + 2)]
    const leave = shift(start, [end[0] - before[0], end[1] - before[1]], 1 / 6)
    const arrive = shift(end, [after[0] - start[0], after[1] - start[1]], -1 / 6)
    // Steps are counted from the rounded pen position, so rounding never adds up along the curve.
    const [penX, penY] = [Math.round(start[0]), Math.round(start[1])]
    return `c${joinNumbers([leave, arrive, end].flatMap(([x, y]) => [Math.round(x) - penX, Math.round(y) - penY]))}`
  })
  return `M${joinNumbers(pointAt(0).map(Math.round))}${segments.join('')}${isClosed ? 'z' : ''}`
}

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
