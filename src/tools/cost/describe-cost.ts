import { groups, type Place } from '../../content/places.ts'
import { formatCount, formatMoneyRange, formatRange, sayList, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { Answer, PricedRow } from '../kit/tool-window.tsx'
import {
  type Estimate,
  type FoundProblem,
  findPlace,
  maxSameDay,
  mayBeListed,
  priceProblems,
  type Said,
} from './price-problems.ts'
import { words } from './words.ts'

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

function describeAnswer({ found, repairs, sum, isOneQuote }: Estimate): Answer {
  const { unsaid, hours, sameDay } = words
  const { value, short } = repairs > maxSameDay ? hours : sameDay
  const aside = { value, note: short }
  if (repairs === 0) return { said: unsaid.said, figure: formatMoneyRange(unsaid.price), aside }
  const said = listFound(found)
  if (isOneQuote || !sum) return { said, figure: isOneQuote ? words.oneQuote : words.freeQuote, aside }
  const hasQuote = found.some(({ each }) => !each)
  return { said, figure: formatMoneyRange(sum), ...(hasQuote ? { unit: words.quoteToo } : { aside }) }
}

function describeFinding(estimate: Estimate, place: string): Finding | undefined {
  const [first, ...others] = estimate.found
  if (!first) return place ? { line: words.line.placeAlone(place) } : undefined
  const facts = [`${listFound(estimate.found)}.`, place && `${place}.`, describeRange(estimate)]
  return { line: facts.filter(Boolean).join(' '), issue: others.length === 0 ? first.issue : undefined }
}

function describeRange({ found, sum, isOneQuote }: Estimate): string {
  const { line } = words
  if (isOneQuote || !sum) return isOneQuote ? line.oneQuote : line.freeQuote
  const unpriced = found.filter(({ each }) => !each).map(({ name }) => uncapitalize(name))
  return line.range(`${formatMoneyRange(sum)}${unpriced.length > 0 ? line.andQuote(sayList(unpriced)) : ''}`)
}

function describeRow({ name, count, each, prices, work }: FoundProblem, { found, isOneQuote }: Estimate): PricedRow {
  const times = isOneQuote ? 1 : count
  const range = each && formatMoneyRange({ from: each.from * times, to: each.to * times })
  return {
    name: count > 1 ? `${name} × ${count}` : name,
    value: range ? `${range}${isOneQuote ? ` ${words.each}` : ''}` : words.freeQuote,
    note: found.length === 1 || prices.length > 1 ? work : undefined,
  }
}

function explain({ found, isOneQuote }: Estimate): string {
  const { unsaid, one, several, endsFog, oneQuote } = words.explanations
  if (isOneQuote) return oneQuote
  if (found.length < 2) return found.length === 0 ? unsaid : one
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
