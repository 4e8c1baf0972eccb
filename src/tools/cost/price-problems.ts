import { type Place, places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { type Problem, type ProblemId, problems } from './words.ts'

const allPlaces: readonly Place[] = places

/** Nothing but what the visitor said: how many windows have which problem, and where they are. */
export type Said = {
  readonly counts: Readonly<Partial<Record<ProblemId, number>>>
  /** As it was typed. */
  readonly place: string
}

export const maxCount = 99
/** So many repairs are said to be done on the day for most jobs; more of them are planned with the visitor. */
export const maxSameDay = 3
/** From so many repairs on, one quote is written for all of them. */
export const minForOneQuote = 9
export const maxPlaceLength = 60

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
    const problem = problems.find(({ id }) => id === name)
    return problem ? [[problem.id, Number(count)]] : []
  })
  return Object.fromEntries(entries)
}

function readPlace(text: string): string {
  const place = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return place.length <= maxPlaceLength ? place : ''
}

export type PricedProblem = Problem & {
  readonly count: number
  /** For one window. Nothing where no price is stated. */
  readonly each: Range | undefined
  /** For all its windows. */
  readonly price: Range | undefined
}

export type Estimate = {
  readonly problems: readonly PricedProblem[]
  /** How many repairs that makes. Two of them may be to one window. */
  readonly repairs: number
  /** Of all that has a price. */
  readonly sum: Range | undefined
}

/** The stated price of each problem, times its windows. */
export function priceProblems(counts: Said['counts']): Estimate {
  const priced = problems.flatMap((problem: Problem & { id: ProblemId }): PricedProblem[] => {
    const count = counts[problem.id]
    if (!count) return []
    const [first, last = first] = problem.parts
    const each = first && last && { from: first.price.from, to: last.price.to }
    return [{ ...problem, count, each, price: each && multiplyRange(each, count) }]
  })
  const ranges = priced.flatMap(({ price }) => price ?? [])
  return {
    problems: priced,
    repairs: addUp(priced.map(({ count }) => count)),
    sum: ranges.length > 0 ? sumRanges(ranges) : undefined,
  }
}

export function multiplyRange({ from, to }: Range, count: number): Range {
  return { from: from * count, to: to * count }
}

function sumRanges(ranges: readonly Range[]): Range {
  return { from: addUp(ranges.map(({ from }) => from)), to: addUp(ranges.map(({ to }) => to)) }
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

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
