import { claims, prices } from '../../content/claims.ts'
import type { Range } from '../../lib/format.ts'
import { minWindowsForQuote, type Symptom } from './words.ts'

export type CostEstimate = {
  /** For all windows, or for each of many. Where no price is stated, there is none. */
  price: Range | undefined
  /** What the price is made of. */
  parts: readonly { readonly name: string; readonly price: Range | undefined }[]
  /** The upper end of the scale that the price is shown on. */
  scale: number
  hours: Range
  /** There are so many windows that the figures are those of one. */
  isEach: boolean
}

function multiply({ from, to }: Range, count: number): Range {
  return { from: from * count, to: to * count }
}

/** The stated range for what is wrong, times the number of windows; before anything is chosen, that of all repairs. */
export function estimateCost(symptom: Symptom | undefined, windows: number): CostEstimate {
  const isEach = windows >= minWindowsForQuote
  const count = isEach ? 1 : windows
  const each = symptom ? joinParts(symptom.parts.flatMap(({ price }) => price ?? [])) : prices.repair
  return {
    price: each && multiply(each, count),
    parts: (symptom?.parts ?? []).map(({ name, price }) => ({ name, price: price && multiply(price, count) })),
    scale: prices.repair.to * count,
    hours: multiply(claims.repairHours, count),
    isEach,
  }
}

/** From the lowest end of the parts to the highest: it is one or the other that is done, not both. */
function joinParts(parts: readonly Range[]): Range | undefined {
  if (parts.length === 0) return undefined
  return { from: Math.min(...parts.map(({ from }) => from)), to: Math.max(...parts.map(({ to }) => to)) }
}
