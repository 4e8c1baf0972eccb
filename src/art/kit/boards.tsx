import { type Box, boxPath, repeatLine } from './box.ts'

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
      <path fill="none" stroke="var(--ink)" strokeWidth={1.6} d={boxPath(opening)} />
    </>
  )
}
