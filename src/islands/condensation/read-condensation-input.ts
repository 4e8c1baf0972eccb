import { condensation, condensationStart } from '../../content/condensation.ts'
import { type CondensationInput, humidityRange, outsideRange } from '../../lib/condensation/find-condensation.ts'
import type { Range } from '../../lib/format.ts'

/** A whole number within a range, or nothing. */
function readNumber(text: string | null, { from, to }: Range): number | undefined {
  if (!text || !/^-?\d{1,2}$/.test(text)) return undefined
  const value = Number(text)
  return value >= from && value <= to ? value : undefined
}

/** What a link such as ?outside=-20&humidity=40&glass=double#fog sets. Values that make no sense are ignored. */
export function readCondensationInput(search: string): CondensationInput {
  const parameters = new URLSearchParams(search)
  const glass = condensation.glass.choices.find(({ value }) => value === parameters.get('glass'))
  return {
    ...condensationStart,
    outside: readNumber(parameters.get('outside'), outsideRange) ?? condensationStart.outside,
    humidity: readNumber(parameters.get('humidity'), humidityRange) ?? condensationStart.humidity,
    glass: glass?.value ?? condensationStart.glass,
  }
}
