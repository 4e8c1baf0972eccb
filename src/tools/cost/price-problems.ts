import { type Place, places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { type Problem, type ProblemId, problemIds, problems } from './words.ts'

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
    cost: problemIds.flatMap((id) => (counts[id] ? `${id}.${counts[id]}` : [])).join(','),
    at: place.trim(),
  }),
}

/** A problem without a number of windows is left out, for nobody said how many. */
function readCounts(text: string): Said['counts'] {
  const entries = text.split(',').flatMap((entry) => {
    const [, name, count] = /^([a-z]+)\.([1-9]\d?)$/.exec(entry) ?? []
    return problemIds.some((id) => id === name) ? [[name, Number(count)]] : []
  })
  return Object.fromEntries(entries)
}

function readPlace(text: string): string {
  const place = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return place.length <= maxPlaceLength ? place : ''
}

/** A problem that was said, with its number of windows. */
export type FoundProblem = Problem & {
  readonly id: ProblemId
  readonly name: string
  readonly count: number
  /** For one window, from the lowest to the highest that is stated. */
  readonly each: Range | undefined
}

export type Estimate = ReturnType<typeof priceProblems>

/** The stated prices of all that was said, added up. */
export function priceProblems(counts: Said['counts']) {
  const found = problemIds.flatMap((id): FoundProblem[] => {
    const problem: Problem = problems[id]
    const count = counts[id]
    const [first, last = first] = problem.prices
    const each = first && last && { from: first.from, to: last.to }
    return count ? [{ name: problem.label, ...problem, id, count, each }] : []
  })
  let [repairs, from, to] = [0, 0, 0]
  for (const { count, each } of found) {
    // Two of them may be to one window.
    repairs += count
    from += count * (each?.from ?? 0)
    to += count * (each?.to ?? 0)
  }
  return { found, repairs, sum: to > 0 ? { from, to } : undefined, isOneQuote: repairs >= minForOneQuote }
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
