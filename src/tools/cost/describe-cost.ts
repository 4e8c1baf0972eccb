import { freeQuote } from '../../content/claims.ts'
import { groups, type Place, places } from '../../content/places.ts'
import { addRanges, formatCount, formatMoneyRange, formatRange, sayList, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { Answer, PricedRow } from '../kit/tool-window.tsx'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { toolWords } from '../kit/words.ts'
import { type Problem, type ProblemId, problemIds, problems, words } from './words.ts'

/** Nothing but what the visitor said: how many windows have which problem, and where they are, as it was typed. */
type Said = { readonly counts: Readonly<Partial<Record<ProblemId, number>>>; readonly place: string }

export const maxCount = 99

/** The numbers that can be chosen at once, with the one that steps have led to. */
export function listCounts(current: number): number[] {
  const all = Array.from({ length: maxCount }, (_, index) => index + 1)
  return all.filter((count) => count <= 20 || count % 10 === 0 || count === maxCount || count === current)
}

export const maxPlaceLength = 60
/** More repairs are not said to be done in a day. */
const maxSameDay = 3
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

export type Estimate = ReturnType<typeof priceProblems>
type FoundProblem = Estimate['found'][number]

/** All problems that were said, with what their repairs cost. */
function priceProblems(counts: Said['counts']) {
  // Repairs, not windows: one window may have two problems.
  const repairs = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const isOneQuote = repairs >= minForOneQuote
  const found = problemIds.flatMap((id) => {
    const problem: Problem = problems[id]
    const { [id]: count = 0 } = counts
    const [first, last = first] = problem.prices
    // Where one quote covers all of them, the row says what one window would cost.
    const times = isOneQuote ? 1 : count
    const price = first && last && { from: times * first.from, to: times * last.to }
    return count > 0 ? [{ name: problem.label, ...problem, id, count, price }] : []
  })
  return { found, repairs, isOneQuote, sum: isOneQuote ? undefined : addRanges(found.map(({ price }) => price)) }
}

/** The listed place that was typed. */
function findPlace(typed: string): Place | undefined {
  return places.find(({ name, aliases = [] }) => [name, ...aliases].map(normalize).includes(normalize(typed)))
}

/** Whether what is typed may still become a listed place. */
function mayBeListed(typed: string): boolean {
  return places.some(({ name }) => normalize(name).startsWith(normalize(typed)))
}

/** 'Eau Claire!' and 'EAU  CLAIRE' are the same, and so are letters with and without accents. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** All that the tool says to what was said. */
export function describeCost({ counts, place: typed }: Said) {
  const estimate = priceProblems(counts)
  const place = findPlace(typed)
  // New glass that somebody only wants is no emergency.
  const arrival = counts.broken && place ? describeArrival(place) : undefined
  const placeNote = arrival ? `${arrival.name}: ${arrival.value}.` : describePlace(typed, place)
  return {
    estimate,
    answer: { ...describeAnswer(estimate), also: typed.trim() && placeNote },
    finding: describeFinding(estimate, typed.trim()),
    rows: estimate.found.map((problem) => describeRow(problem, estimate)),
    explanation: explain(estimate),
    facts: [...(counts.broken ? [arrival ?? words.response] : []), ...describeTime(estimate)],
    placeNote,
  }
}

/** 'Broken glass, 1 window; a draft, 2 windows' */
function listFound(found: readonly FoundProblem[]): string {
  return found
    .map(({ name, count }, position) => `${position ? uncapitalize(name) : name}, ${formatCount(count, 'window')}`)
    .join('; ')
}

function describeAnswer({ found, repairs, isOneQuote, sum }: Estimate): Answer {
  const { unsaid, hours, sameDay } = words
  const { value, short } = repairs > maxSameDay ? hours : sameDay
  const aside = { value, note: short }
  if (repairs === 0) return { said: unsaid.said, figure: formatMoneyRange(unsaid.price), aside }
  const said = found.length > 2 ? words.several(found.length) : listFound(found)
  if (!sum) return { said, figure: isOneQuote ? words.oneQuote : freeQuote, aside }
  const isAll = found.every(({ price }) => price)
  return { said, figure: formatMoneyRange(sum), ...(isAll ? { aside } : { unit: toolWords.quoteToo }) }
}

function describeFinding(estimate: Estimate, place: string): Finding | undefined {
  const [first, ...others] = estimate.found
  if (!first) return place ? { line: words.line.placeAlone(place) } : undefined
  const facts = [`${listFound(estimate.found)}.`, place && `${place}.`, describeRange(estimate)]
  return { line: facts.filter(Boolean).join(' '), issue: others.length === 0 ? first.issue : undefined }
}

function describeRange({ found, isOneQuote, sum }: Estimate): string {
  if (!sum) return words.line.please(isOneQuote ? words.oneQuote : freeQuote)
  const unpriced = found.flatMap(({ name, price }) => (price ? [] : uncapitalize(name)))
  const andQuote = unpriced.length > 0 ? words.line.andQuote(sayList(unpriced)) : ''
  return toolWords.rangeShown(formatMoneyRange(sum) + andQuote)
}

function describeRow({ name, count, price, prices, work }: FoundProblem, { found, isOneQuote }: Estimate): PricedRow {
  const each = isOneQuote ? ` ${words.each}` : ''
  return {
    name: count > 1 ? `${name} × ${count}` : name,
    value: price ? formatMoneyRange(price) + each : freeQuote,
    note: found.length === 1 || prices.length > 1 ? work : undefined,
  }
}

function explain({ found, isOneQuote }: Estimate): string {
  const { exact, unsaid, several, endsFog, oneQuote } = words.explanations
  if (isOneQuote) return oneQuote
  if (found.length < 2) return found.length === 0 ? `${exact} ${unsaid}` : exact
  const has = (...ids: string[]) => found.some(({ id }) => ids.includes(id))
  return has('fog') && has('broken', 'glass') ? `${several} ${endsFog}` : several
}

function describeTime({ found, repairs }: Estimate): PricedRow[] {
  const mayBeCustom = found.some(({ isCustom }) => isCustom)
  const sameDay = { ...words.sameDay, note: mayBeCustom ? words.custom : undefined }
  return [words.hours, repairs > maxSameDay ? words.planned : sameDay]
}

function describeArrival({ name, group }: Place): PricedRow {
  return { name: words.arrival(name), value: `${formatRange(groups[group].minutes)} min` }
}

/** Nothing is said against a place while what is typed may still become a listed one. */
function describePlace(typed: string, place: Place | undefined): string {
  const { none, known, unknown } = words.placeNotes
  if (place) return known(place.name)
  return mayBeListed(typed) ? none : unknown
}
