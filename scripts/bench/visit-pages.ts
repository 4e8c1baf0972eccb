import { type Measurement, type Mode, measurePage } from './measure-page.ts'

export type Visits = Record<Mode, Map<string, Measurement[]>>

interface ServedPage {
  name: string
  url: string
}

/**
 * Visits every page in every mode in turn, so that a slow minute affects all of them alike, and the limit page before
 * each of them, since every ratio depends on its median.
 */
export async function visitPages(
  limitPage: ServedPage,
  pages: readonly ServedPage[],
  modes: readonly Mode[],
  runs: number,
): Promise<Visits> {
  const visits: Visits = { simulated: new Map(), applied: new Map() }
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of pages.flatMap((page) => [limitPage, page])) {
      for (const mode of modes) {
        const measurement = await measureWithSecondTry(url, mode)
        visits[mode].set(name, [...(visits[mode].get(name) ?? []), measurement])
        const { lcp, tbt, blockingTime } = measurement
        const times = `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, ${blockingTime.toFixed(0)} in processor time`
        console.log(`${run}/${runs} ${name}, ${mode}: ${times}`)
      }
    }
  }
  return visits
}

// Tries again once, so that a browser that fails to start does not lose the measurements made so far.
async function measureWithSecondTry(url: string, mode: Mode): Promise<Measurement> {
  try {
    return await measurePage(url, mode)
  } catch (error) {
    console.warn(`Once more: ${error}`)
    return measurePage(url, mode)
  }
}
