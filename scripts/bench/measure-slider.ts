import { type GlassPoint, traceFog } from './trace-fog.ts'

export interface SliderMeasurement {
  /** Milliseconds of the main thread's longest task while the fog is dragged, by a processor four times as slow. */
  longestTask: number
  tasks: number
}

/** From the middle to one side, to the other and back. */
const path = Array.from(
  { length: 61 },
  (_, step): GlassPoint => [0.5 + 0.45 * Math.sin((step / 60) * 2 * Math.PI), 0.5],
)

/** The middle one of several drags, each in a browser of its own. */
export async function measureSlider(siteOrigin: string, drags: number): Promise<SliderMeasurement> {
  const results: SliderMeasurement[] = []
  for (let drag = 0; drag < drags; drag++) results.push(await dragFog(siteOrigin))
  const [middle] = results.toSorted((a, b) => a.longestTask - b.longestTask).slice(Math.floor(drags / 2))
  if (!middle) throw new Error('The fog was never dragged')
  return middle
}

/** Drags the home page's fog by the handle of its slider. */
async function dragFog(siteOrigin: string): Promise<SliderMeasurement> {
  const events = await traceFog(siteOrigin, [0.9, 0.5], path)
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur)
  return { longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)), tasks: tasks.length }
}
