import { type Place, places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { type Problem, type ProblemId, problems } from './words.ts'

/** Nothing but what the visitor said: how many windows have which problem, and where they are, as it was typed. */
export type Said = { readonly counts: Readonly<Partial<Record<ProblemId, number>>>; readonly place: string }

export const maxCount = 99
export const maxPlaceLength = 60
/** More repairs are not said to be done in a day. */
export const maxSameDay = 3
/** From so many repairs on, one quote is written for all of them. */
const minForOneQuote = 9

/** `?cost=fog.2,draft.1&at=Evanston` */
export const codec: AddressCodec<Said> = {
  read: (query) => ({ counts: readCounts(query.get('cost') ?? ''), place: readPlace(query.get('at') ?? '') }),
  write: ({ counts, place }) => ({
    cost: problems.flatMap(({ id }) => (counts[id] ? `${id}.${counts[id]}` : [])).join(','),
    at: place.trim(),
  }),
}

/** A problem without a number of windows is left out, for nobody said how many. */
function readCounts(text: string): Said['counts'] {
  const entries = text.split(',').flatMap((entry) => {
    const [, name, count] = /^([a-z]+)\.([1-9]\d?)$/.exec(entry) ?? []
    return problems.some(({ id }) => id === name) ? [[name, Number(count)]] : []
  })
  return Object.fromEntries(entries)
}

function readPlace(text: string): string {
  const place = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return place.length <= maxPlaceLength ? place : ''
}

/** A problem that was said, with its number of windows. */
export type FoundProblem = Problem & {
  readonly count: number
  /** For one window, from the lowest to the highest that is stated. */
  readonly each: Range | undefined
}

export type Estimate = ReturnType<typeof priceProblems>

/** The stated prices of all that was said, added up. */
export function priceProblems(counts: Said['counts']) {
  const found = problems.flatMap((problem): FoundProblem[] => {
    const count = counts[problem.id]
    const [first, last = first] = problem.prices
    return count ? [{ ...problem, count, each: first && last && { from: first.from, to: last.to } }] : []
  })
  // Two of them may be to one window.
  const repairs = found.reduce((sum, { count }) => sum + count, 0)
  const sum = found.reduce<Range>(
    ({ from, to }, { each, count }) =>
      each ? { from: from + each.from * count, to: to + each.to * count } : { from, to },
    { from: 0, to: 0 },
  )
  return { found, repairs, sum: sum.to > 0 ? sum : undefined, isOneQuote: repairs >= minForOneQuote }
}

const allPlaces: readonly Place[] = places

/** The listed place that was typed. */
export function findPlace(typed: string): Place | undefined {
  return allPlaces.find(({ name, aliases = [] }) => [name, ...aliases].map(normalize).includes(normalize(typed)))
}

/** Whether what is typed may still become a listed place. */
export function mayBeListed(typed: string): boolean {
  return allPlaces.some(({ name }) => normalize(name).startsWith(normalize(typed)))
}

/** 'Eau Claire!' and 'EAU  CLAIRE' are the same, and so are letters with and without accents. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
