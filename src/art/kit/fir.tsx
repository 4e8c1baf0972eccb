/** The outline of a fir that stands on 0,0 and is 66 high. */
export const firPath = 'M-3 4v-8h-14l9-11h-6l8-12h-5l7-12h-4L0-66l8 27H4l7 12H6l8 12H8L17-4H3v8z'

/** A fir by the foot of its trunk. */
export function Fir({ x, y, scale }: { x: number; y: number; scale: number }) {
  return <path fill="var(--tower-shade-0)" transform={`translate(${x} ${y}) scale(${scale})`} d={firPath} />
}
