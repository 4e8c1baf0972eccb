import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from './artwork.tsx'
import { type Box, boxPath, range, repeatLine, roundTo } from './geometry.ts'
import { seam, stroke } from './strokes.ts'

/**
 * A piece of wall with something in it, 300 by 300. The wall reaches far past both sides, so that a wide crop never
 * shows its end, and it takes the fill of the svg: on a tinted section the caller passes fill="var(--snow)".
 */
export function Wall({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="0 0 300 300" fill="var(--ice-1)" {...props}>
      <path d="M-400 0H700v300H-400z" />
      {children}
    </Artwork>
  )
}

/** Boards or courses: horizontal seams at an even distance. */
export function Siding({ from, every }: { from: number; every: number }) {
  let seams = ''
  for (let y = from; y < 276; y += every) seams += `M-400 ${y}H700`
  return <path {...seam} d={seams} />
}

/** The joints of a brick wall in running bond. */
export function drawBricks({ x, y, width, height }: Box, brick: { width: number; height: number }): string {
  let joints = ''
  let course = 0
  for (let top = y; top <= y + height; top += brick.height) {
    joints += `M${x} ${roundTo(top, 1)}h${width}`
    if (top + brick.height > y + height) break
    for (let joint = x + (course % 2 ? brick.width / 2 : brick.width); joint < x + width; joint += brick.width)
      joints += `M${roundTo(joint, 1)} ${roundTo(top, 1)}v${brick.height}`
    course += 1
  }
  return joints
}

/** The stripes of an awning: every second one is white. */
export function AwningStripes({
  count,
  fill,
  draw,
}: {
  count: number
  fill: string
  draw: (stripe: number) => string
}) {
  const stripes = Object.groupBy(range(count), (stripe) => (stripe % 2 === 1 ? 'white' : 'dark'))
  return (
    <>
      <path fill={fill} d={stripes.dark?.map(draw).join('')} />
      <path fill="var(--snowfall)" d={stripes.white?.map(draw).join('')} />
    </>
  )
}

/** Four sheets of plywood nailed over an opening. */
export function Boards({ opening }: { opening: Box }) {
  const { x, y, width, height } = opening
  const grain = repeatLine(0, height / 16 - 2, 1, (row) => {
    const start = x + 10 + ((row * 53) % (width * 0.55))
    return `M${Math.round(start)} ${y + 14 + row * 16}h${40 + ((row * 31) % 50)}`
  })
  const nails = repeatLine(x + 10, x + width - 8, 34, (at) => `M${at} ${y + 8}h0M${at} ${y + height - 8}h0`)
  return (
    <>
      <path fill="var(--wood)" d={boxPath(opening)} />
      <g fill="none" stroke="var(--frame-lo)" strokeLinecap="round">
        <path strokeWidth={1.6} opacity={0.25} d={grain} />
        <path strokeWidth={1.6} opacity={0.6} d={`M${x} ${y + height / 2}h${width}M${x + width / 2} ${y}v${height}`} />
        <path strokeWidth={4} opacity={0.7} d={nails} />
      </g>
      <path {...stroke('ink', 1.6)} d={boxPath(opening)} />
    </>
  )
}
