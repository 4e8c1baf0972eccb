import {
  capitalize,
  formatMoneyRange,
  formatRange,
  type Range,
  sayList,
  sayMoneyRange,
  sayNumber,
  sayRange,
} from '../../lib/format.ts'
import { arrivalMinutes, claims, prices } from '../claims.ts'
import { mainTowns } from '../places.ts'
import type { Mistake } from './expected.ts'

const figures = { claims, prices, arrivalMinutes, mainTowns }

/**
 * Puts figures where a text has their names in braces: '{prices.repair}' becomes '$150 to $800', and '$150–$800' where
 * the text is short. '{claims.repairHours in words}' becomes 'One to three' at the start of a text.
 */
export function interpolate(text: string, isShort = false): string {
  const filled = text.replaceAll(/\{([^{}]*)\}/g, (_, written: string, index: number) => {
    const [, name = '', inWords] = /^(.*?)( in words)?$/.exec(written) ?? []
    const value = findFigure(name)
    if (inWords) return index === 0 ? capitalize(spellOut(value, written)) : spellOut(value, written)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (Array.isArray(value)) return sayList(value)
    if (!isRange(value)) throw new Error(`the name of a figure such as ${listNearest(name)}`, { cause: `{${written}}` })
    if (name.startsWith('prices.')) return isShort ? formatMoneyRange(value) : sayMoneyRange(value)
    return isShort ? formatRange(value) : sayRange(value)
  })
  if (/[{}]/.test(filled)) throw new Error('the name of a figure between two braces', { cause: text })
  return filled
}

function findFigure(name: string): unknown {
  return name.split('.').reduce<unknown>((group, key) => Object(group)[key], figures)
}

function spellOut(value: unknown, written: string): string {
  if (typeof value === 'number') return sayNumber(value)
  if (isRange(value)) return `${sayNumber(value.from)} to ${sayNumber(value.to)}`
  throw new Error('the name of a figure that can be said in words', { cause: `{${written}}` })
}

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}

function listNearest(name: string): string {
  const nearest = listNames(figures).toSorted((a, b) => countEdits(a, name) - countEdits(b, name))
  return nearest.slice(0, 3).join(', ')
}

function listNames(group: object): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const isGroup = typeof value === 'object' && !Array.isArray(value) && !isRange(value)
    return isGroup ? listNames(value).map((name) => `${key}.${name}`) : [key]
  })
}

/** The Levenshtein distance: how many characters to insert, remove or replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, character] of [...from].entries()) {
    let last = i + 1
    row = row.map((above, j) => {
      if (j > 0) last = Math.min(last + 1, above + 1, (row[j - 1] ?? 0) + (character === to[j - 1] ? 0 : 1))
      return last
    })
  }
  return row.at(-1) ?? 0
}

const longestShortAnswer = 24

/** The texts among the questions and answers, or within one of them, that cannot be filled in, or get too long by it. */
export function findWrongFigures(value: unknown, path: Mistake['path'] = []): Mistake[] {
  if (typeof value === 'object' && value !== null) {
    const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
    return Object.entries(value).flatMap(([key, inner]) => findWrongFigures(inner, [...path, keyOf(key)]))
  }
  const isShort = path.at(-1) === 'shortAnswer'
  try {
    const found = interpolate(String(value), isShort)
    if (!isShort || found.length <= longestShortAnswer) return []
    return [{ path, expected: `at most ${longestShortAnswer} characters with its figures`, found }]
  } catch (error) {
    const { message, cause } = error as Error
    return [{ path, expected: message, found: String(cause) }]
  }
}
