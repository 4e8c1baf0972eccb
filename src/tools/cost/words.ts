import { claims, freeQuote, prices } from '../../content/claims.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { formatRange, type Range } from '../../lib/format.ts'

export type Problem = {
  /** In a link: /?cost=fog.2,draft.1#cost */
  readonly id: string
  /** On its pane, in the answer and in the line that goes along. */
  readonly name: string
  /** On its pane, where that says it in other words. */
  readonly label?: string
  /** What is done, one or the other, and its price for one window, the lower one first. Nothing where none is stated. */
  readonly parts: readonly { readonly name: string; readonly price: Range }[]
  /** What decides where in the range a window lands. */
  readonly decides: string
  /** Whether the glass may have to be made to measure. */
  readonly isCustom?: true
  /** Where what is seen, or what is done about it, names one. */
  readonly issue?: NamedIssue
}

/** What a visitor sees, in the order of the panes of the window on the page. */
export const problems = [
  {
    id: 'broken',
    name: 'Broken glass',
    parts: [{ name: 'New glass', price: prices.glassUnit }],
    decides: 'Size, kind of glass, one pane or two, and its height decide where you land.',
    isCustom: true,
    issue: 'broken',
  },
  {
    id: 'fog',
    name: 'Fog between the panes',
    parts: [
      { name: 'Reseal, caught early', price: prices.foggyReseal },
      { name: 'New unit, if minerals marked it', price: prices.foggyUnit },
    ],
    decides: 'Caught early, it can often be resealed.',
    isCustom: true,
    issue: 'foggy',
  },
  {
    id: 'draft',
    name: 'A draft',
    parts: [{ name: 'New seals', price: prices.sealReplacement }],
    decides: 'The size of the window and the wear of its seal decide.',
    issue: 'seal',
  },
  {
    id: 'stuck',
    name: 'A stuck crank or lock',
    parts: [],
    decides: 'Repaired, or a new part. A photo is often enough to tell.',
  },
  {
    id: 'glass',
    name: 'New glass',
    label: 'I want new glass',
    parts: [{ name: 'New glass', price: prices.glassUnit }],
    decides: 'Size, coating, tint or pattern, one pane or two, and its height decide where you land.',
    isCustom: true,
  },
  {
    id: 'other',
    name: 'Something else',
    parts: [],
    decides: 'Text us a photo. We tell you what it is, free.',
  },
] as const satisfies readonly Problem[]

export type ProblemId = (typeof problems)[number]['id']

/** The words of the tool. */
export const words = {
  question: 'What do you see?',
  several: 'Tap all that is true.',
  counts: {
    question: 'How many windows?',
    later: 'after you tap one',
    fewer: (name: string) => `One window fewer: ${name}`,
    more: (name: string) => `One window more: ${name}`,
  },
  place: {
    question: 'Where?',
    placeholder: 'Neighbourhood or town',
    hint: 'Optional. It goes along with your message.',
    known: (name: string) => `We serve ${name}.`,
    unknown: 'Not on our list yet. We serve greater Calgary: ask us. Your words go along.',
  },
  unsaid: 'Most repairs, one window',
  freeQuote,
  oneQuote: 'One quote',
  each: 'each',
  quoteToo: '+ quote',
  estimate: `Free written estimate, valid ${claims.estimateValidDays} days.`,
  /** After the estimate, by how much was said. */
  explanations: {
    unsaid: 'It names your own price. Tap what you see and the range narrows.',
    one: 'It names your own price.',
    several: 'Each problem is priced on its own and added up.',
    endsFog: 'In the same window new glass ends the fog too, so it can be less.',
    oneQuote: 'With so many, one quote covers them all.',
  },
  /** How soon, as rows under the prices. */
  hours: { name: 'Work, for each window', value: `${formatRange(claims.repairHours)} hours`, short: 'each window' },
  sameDay: {
    name: `Finished, for ${claims.sameDayPercent}% of jobs`,
    value: 'Same day',
    short: `${claims.sameDayPercent}% of jobs`,
    custom: `Custom glass takes about ${claims.customGlassDays.home} business days.`,
  },
  planned: { name: 'Can take more than a day', value: 'Planned with you' },
  response: { name: 'Guaranteed response to your call or text', value: `${claims.responseMinutes} min` },
  arrival: (place: string) => `Average emergency arrival in ${place}`,
  line: {
    placeAlone: (place: string) => `My window in ${place} needs repair.`,
    range: (range: string) => `Range shown: ${range}.`,
    andQuote: (names: string) => ` and a quote for ${names}`,
    freeQuote: 'Free quote, please.',
    oneQuote: 'One quote, please.',
  },
} as const
