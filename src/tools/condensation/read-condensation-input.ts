import type { Range } from '../../lib/format.ts'
import { type CondensationInput, type Glass, humidityRange, outsideRange } from './find-condensation.ts'
import { condensation, condensationStart } from './words.ts'

/** A whole number within a range, or nothing. */
function readNumber(text: string | null, { from, to }: Range): number | undefined {
  if (!text || !/^-?\d{1,2}$/.test(text)) return undefined
  const value = Number(text)
  return value >= from && value <= to ? value : undefined
}

/** One of the choices; the one of the start where it is none of them. */
export function readGlass(name: string | null): Glass {
  const choice = condensation.glass.choices.find(({ value }) => value === name)
  return choice?.value ?? condensationStart.glass
}

/** What a link such as ?outside=-20&humidity=40&glass=double#fog sets. Values that make no sense are ignored. */
export function readCondensationInput(search: string): CondensationInput {
  const parameters = new URLSearchParams(search)
  return {
    ...condensationStart,
    outside: readNumber(parameters.get('outside'), outsideRange) ?? condensationStart.outside,
    humidity: readNumber(parameters.get('humidity'), humidityRange) ?? condensationStart.humidity,
    glass: readGlass(parameters.get('glass')),
  }
}
