import { prices } from '../../content/claims.ts'
import { groups, type Place } from '../../content/places.ts'
import { formatCount, formatMoneyRange, formatRange, type Range, sayList, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { Answer, PricedRow } from '../kit/tool-window.tsx'
import {
  type Estimate,
  findPlace,
  maxSameDay,
  mayBeListed,
  minForOneQuote,
  multiplyRange,
  type PricedProblem,
  priceProblems,
  type Said,
} from './price-problems.ts'
import { words } from './words.ts'

/** Prices on a ruler of what so many repairs may cost. */
export type PriceRuler = {
  readonly length: number
  /** Nothing where no sum is said. */
  readonly sum: Range | undefined
  /** The part of it that is the first of two ways to repair. */
  readonly first: Range | undefined
}

export type CostDescription = {
  readonly ruler: PriceRuler
  readonly answer: Answer
  readonly finding: Finding | undefined
  readonly rows: readonly PricedRow[]
  readonly explanation: string
  /** How soon. */
  readonly facts: readonly PricedRow[]
  /** Under the field for the place. */
  readonly placeNote: string
}

/** All that the tool says to what was said. */
export function describeCost({ counts, place: typed }: Said): CostDescription {
  const estimate = priceProblems(counts)
  const place = findPlace(typed)
  // New glass that somebody only wants is no emergency.
  const arrival = counts.broken && place ? describeArrival(place) : undefined
  const placeNote = arrival ? `${arrival.name}: ${arrival.value}.` : describePlace(typed, place)
  return {
    ruler: measurePrices(estimate),
    answer: { ...describeAnswer(estimate), also: typed.trim() && placeNote },
    finding: describeFinding(estimate, typed.trim()),
    rows: estimate.problems.map((problem) => describeRow(problem, estimate)),
    explanation: explain(estimate),
    facts: [...(counts.broken ? [arrival ?? words.response] : []), ...describeTime(estimate)],
    placeNote,
  }
}

function isOneQuote({ repairs }: Estimate): boolean {
  return repairs >= minForOneQuote
}

/** 'Broken glass, 1 window; a draft, 2 windows' */
function listSaid(problems: readonly PricedProblem[]): string {
  return problems
    .map(({ name, count }, position) => `${position ? uncapitalize(name) : name}, ${formatCount(count, 'window')}`)
    .join('; ')
}

function describeAnswer(estimate: Estimate): Answer {
  const { problems, repairs, sum } = estimate
  const { hours, sameDay } = words
  const soon =
    repairs > maxSameDay ? { value: hours.value, note: hours.short } : { value: sameDay.value, note: sameDay.short }
  if (repairs === 0) return { said: words.unsaid, figure: formatMoneyRange(prices.repair), aside: soon }
  const said = listSaid(problems)
  if (isOneQuote(estimate)) return { said, figure: words.oneQuote, aside: soon }
  if (!sum) return { said, figure: words.freeQuote, aside: soon }
  const hasQuote = problems.some(({ price }) => !price)
  return { said, figure: formatMoneyRange(sum), ...(hasQuote ? { unit: words.quoteToo } : { aside: soon }) }
}

function describeFinding(estimate: Estimate, place: string): Finding | undefined {
  const { problems } = estimate
  const [first] = problems
  const { line } = words
  if (!first) return place ? { line: line.placeAlone(place) } : undefined
  const facts = [`${listSaid(problems)}.`, place && `${place}.`, describeRange(estimate)]
  return { line: facts.filter(Boolean).join(' '), issue: problems.length === 1 ? first.issue : undefined }
}

function describeRange(estimate: Estimate): string {
  const { problems, sum } = estimate
  const { line } = words
  if (isOneQuote(estimate)) return line.oneQuote
  if (!sum) return line.freeQuote
  const unpriced = problems.filter(({ price }) => !price).map(({ name }) => uncapitalize(name))
  return line.range(`${formatMoneyRange(sum)}${unpriced.length > 0 ? line.andQuote(sayList(unpriced)) : ''}`)
}

function describeRow({ name, count, parts, decides, each, price }: PricedProblem, estimate: Estimate): PricedRow {
  const isEach = isOneQuote(estimate)
  const range = isEach ? each : price
  const perWindow = count > 1 ? `, ${words.each}` : ''
  const choice = parts.map((part) => `${part.name}: ${formatMoneyRange(part.price)}`).join('. ')
  return {
    name: count > 1 ? `${name} × ${count}` : name,
    value: range ? `${formatMoneyRange(range)}${isEach ? ` ${words.each}` : ''}` : words.freeQuote,
    notes: [
      ...(parts.length > 1 ? [`${choice}${perWindow}.`] : []),
      ...(estimate.problems.length === 1 ? [decides] : []),
    ],
  }
}

function explain(estimate: Estimate): string {
  const { unsaid, one, several, endsFog, oneQuote } = words.explanations
  const { problems, repairs } = estimate
  if (repairs === 0) return unsaid
  if (isOneQuote(estimate)) return oneQuote
  if (problems.length === 1) return one
  const has = (...ids: string[]) => problems.some(({ id }) => ids.includes(id))
  return has('fog') && has('broken', 'glass') ? `${several} ${endsFog}` : several
}

function describeTime({ problems, repairs }: Estimate): PricedRow[] {
  const { hours, sameDay, planned } = words
  const mayBeCustom = problems.some(({ isCustom }) => isCustom)
  return [hours, repairs > maxSameDay ? planned : { ...sameDay, notes: mayBeCustom ? [sameDay.custom] : [] }]
}

function describeArrival({ name, group }: Place): PricedRow {
  return { name: words.arrival(name), value: `${formatRange(groups[group].minutes)} min` }
}

/** Nothing is said against a place while what is typed may still become a listed one. */
function describePlace(typed: string, place: Place | undefined): string {
  const { hint, known, unknown } = words.place
  if (place) return known(place.name)
  return mayBeListed(typed) ? hint : unknown
}

function measurePrices(estimate: Estimate): PriceRuler {
  const { problems, repairs, sum } = estimate
  const [first, second] = problems.length === 1 ? (problems[0]?.parts ?? []) : []
  if (repairs === 0) return { length: prices.repair.to, sum: prices.repair, first: undefined }
  return {
    length: prices.repair.to * repairs,
    sum: isOneQuote(estimate) ? undefined : sum,
    first: first && second && multiplyRange(first.price, repairs),
  }
}
