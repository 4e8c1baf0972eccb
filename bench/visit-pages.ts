import { type Measurement, type Mode, measurePage } from './measure-page.ts'

export type Visits = Record<Mode, Map<string, Measurement[]>>

/** Every page in every mode, again and again: a noisy minute hits all of them alike. */
export async function visitPages(
  addresses: Readonly<Record<string, string>>,
  modes: readonly Mode[],
  runs: number,
): Promise<Visits> {
  const visits: Visits = { simulated: new Map(), applied: new Map() }
  for (let run = 1; run <= runs; run++) {
    for (const [page, address] of Object.entries(addresses)) {
      for (const mode of modes) {
        const measurement = await measureWithSecondTry(address, mode)
        visits[mode].set(page, [...(visits[mode].get(page) ?? []), measurement])
        const { lcp, tbt } = measurement
        console.log(`${run}/${runs} ${page}, ${mode}: LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`)
      }
    }
  }
  return visits
}

// A browser that does not start, or a trace that is lost, must not cost the half hour before it.
async function measureWithSecondTry(address: string, mode: Mode): Promise<Measurement> {
  try {
    return await measurePage(address, mode)
  } catch (error) {
    console.warn(`Once more: ${error}`)
    return measurePage(address, mode)
  }
}
