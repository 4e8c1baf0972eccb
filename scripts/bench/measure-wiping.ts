import type { TraceEvent } from '../../tests/support/trace.ts'
import { takeMedian } from './summarize.ts'
import { type GlassPoint, traceFog } from './trace-fog.ts'

export interface WipingMeasurement {
  frames: number
  /** Milliseconds of the page's own work in a frame, by a processor four times as slow: half of the frames took less. */
  median: number
  /** Nineteen of twenty frames took less. */
  p95: number
}

/** From side to side and down, without the handle of the slider. */
const path = Array.from(
  { length: 91 },
  (_, step): GlassPoint => [0.1 + 0.65 * Math.abs(Math.sin(step / 9)), 0.2 + (0.6 * step) / 90],
)

/** The middle one of several times that a finger wipes the home page's fog, each in a browser of its own. */
export async function measureWiping(siteOrigin: string, times: number): Promise<WipingMeasurement> {
  const results: WipingMeasurement[] = []
  for (let time = 0; time < times; time++) results.push(readFrames(await traceFog(siteOrigin, [0.1, 0.2], path)))
  const [middle] = results.toSorted((a, b) => a.median - b.median).slice(Math.floor(times / 2))
  if (!middle) throw new Error('The fog was never wiped')
  return middle
}

/** A frame's work is its animation frame and the pointer events since the one before. */
export function readFrames(events: readonly TraceEvent[]): WipingMeasurement {
  const isPointerEvent = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && args.data?.type?.startsWith('pointer') === true
  const work = events
    .filter((event) => event.dur && (event.name === 'FireAnimationFrame' || isPointerEvent(event)))
    .toSorted((a, b) => a.ts - b.ts)
  const frames: number[] = []
  let sinceFrame = 0
  for (const { name, dur = 0 } of work) {
    sinceFrame += dur / 1000
    if (name !== 'FireAnimationFrame') continue
    frames.push(sinceFrame)
    sinceFrame = 0
  }
  const sorted = frames.toSorted((a, b) => a - b)
  return { frames: frames.length, median: takeMedian(frames), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}
