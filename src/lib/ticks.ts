import type { Range } from './format.ts'

/** The ticks of a ruler from zero that is long enough for every stretch measured off on it: 0, 15, 30, 45. */
export function listTicks(stretches: readonly Range[], every: number): number[] {
  const longest = Math.max(...stretches.map(({ to }) => to))
  return Array.from({ length: Math.ceil(longest / every) + 1 }, (_, tick) => tick * every)
}
