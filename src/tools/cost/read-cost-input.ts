import { minWindowsForQuote, type SymptomValue, symptoms } from './words.ts'

export type CostInput = {
  symptom: SymptomValue | undefined
  windows: number
  /** The name of a place. */
  place: string | undefined
}

/** What a link such as /?cost=fog&windows=3#cost asks. Values that make no sense are ignored. */
export function readCostInput(search: string): CostInput {
  const parameters = new URLSearchParams(search)
  const symptom = symptoms.find(({ value }) => value === parameters.get('cost'))
  const windows = parameters.get('windows') ?? ''
  return {
    symptom: symptom?.value,
    windows: /^[1-9]\d?$/.test(windows) ? Math.min(Number(windows), minWindowsForQuote) : 1,
    place: undefined,
  }
}
