import { claims, freeQuote, prices } from '../../content/claims.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { arrivalGroups } from '../../content/places.ts'
import { formatMoneyRange, formatRange, sayMoneyRange, sayNumber } from '../../lib/format.ts'

type Price = (typeof prices)[keyof typeof prices]

export type Symptom = {
  /** In a link: /?cost=fog&windows=3#cost */
  readonly value: string
  /** On its pane. */
  readonly label: string
  /** In the answer, the message and the request. */
  readonly name: string
  /** What is done, one or the other, and its price for one window where one is stated. */
  readonly parts: readonly { readonly name: string; readonly price?: Price }[]
  /** What decides where in the range a window lands. */
  readonly decides: string
  readonly sameDay: string
  /** Where what is seen, or what is done about it, names one. */
  readonly issue?: NamedIssue
}

const sameDayJobs = `for ${claims.sameDayPercent}% of jobs`
const customGlass = `custom glass takes about ${claims.customGlassDays.home} business days`
const commonSizes = `for common sizes; ${customGlass}`

/** What a visitor sees, in the order of the panes of the window on the page. */
export const symptoms = [
  {
    value: 'broken',
    label: 'Broken glass',
    name: 'Broken glass',
    parts: [{ name: 'Glass unit replacement', price: prices.glassUnit }],
    decides: 'Size, kind of glass, one pane or two, and how high it is decide where you land.',
    sameDay: commonSizes,
    issue: 'broken',
  },
  {
    value: 'fog',
    label: 'Fog between the panes',
    name: 'Fog between the panes',
    parts: [
      { name: 'If it can be resealed', price: prices.foggyReseal },
      { name: 'If a new unit is needed', price: prices.foggyUnit },
    ],
    decides: 'Caught early, it can often be resealed. Minerals that have marked the glass decide.',
    sameDay: `${sameDayJobs}; ${customGlass}`,
    issue: 'foggy',
  },
  {
    value: 'draft',
    label: 'A draft',
    name: 'A draft',
    parts: [{ name: 'Seal replacement', price: prices.sealReplacement }],
    decides: 'The size of the window and how much of its seal is worn decide where you land.',
    sameDay: sameDayJobs,
    issue: 'seal',
  },
  {
    value: 'stuck',
    label: 'A stuck crank or lock',
    name: 'A stuck crank or lock',
    parts: [{ name: 'Repair or replace the hardware' }],
    decides: 'It depends on the part, and on whether it can be repaired. A photo is often enough to tell.',
    sameDay: sameDayJobs,
  },
  {
    value: 'glass',
    label: 'I want new glass',
    name: 'New glass',
    parts: [{ name: 'Glass unit replacement', price: prices.glassUnit }],
    decides: 'Size, coating, tint or pattern, one pane or two, and how high it is decide where you land.',
    sameDay: commonSizes,
  },
] as const satisfies readonly Symptom[]

/** From this many windows on there is no total. */
export const minWindowsForQuote = 9

export type SymptomValue = (typeof symptoms)[number]['value']

/** The words of the cost tool. */
export const cost = {
  allPrices: 'All prices in one table',
  symptom: 'What do you see?',
  windows: { question: 'How many windows?', fewer: 'One window fewer', more: 'One window more' },
  place: {
    question: 'Where is it?',
    optional: '(optional)',
    placeholder: 'Neighbourhood or town',
    hint: 'Gives you the average arrival there.',
    missing: 'Not on the list? Ask us when you call.',
    list: 'Places',
    clear: 'Clear the place',
  },
  nothingChosen: {
    name: 'Most repairs',
    decides: 'It names your own price. Pick what you see and the range narrows.',
    sameDay: sameDayJobs,
  },
  freeQuote,
  each: 'each',
  oneQuote: `From ${sayNumber(minWindowsForQuote)} windows on, one written quote covers them all.`,
  estimate: `Free written estimate, valid ${claims.estimateValidDays} days.`,
  sameDay: 'Same day',
  response: `guaranteed response to your call; ${claims.averageResponseMinutes} is the average`,
  text: 'Text us this',
  request: 'Send as a request',
} as const

/** The words around the tool, and what stands there without it. */
export const costPlace = {
  eyebrow: 'Price and time',
  title: 'What will it cost, and how soon?',
  // True with and without the tool.
  lead: 'Typical ranges, by what you see. Your own price is free and in writing.',
  /** On phones, where the tool is folded. */
  summary: `${formatMoneyRange(prices.repair)}, ${formatRange(claims.repairHours)} hours for most repairs. Find your range.`,
  links: { mine: 'What will mine cost?', footer: 'What it costs', range: 'Find your range' },
  prices: {
    caption: 'What it usually costs',
    columns: ['What you see', 'What we do', 'Typical price'],
    rows: [
      {
        see: 'Fog between the panes',
        does: `Reseal the unit. If it is past saving, replace the glass unit for ${sayMoneyRange(prices.foggyUnit)}.`,
        price: formatMoneyRange(prices.foggyReseal),
      },
      {
        see: 'Drafts and cold spots',
        does: 'Replace the worn seals.',
        price: formatMoneyRange(prices.sealReplacement),
      },
      {
        see: 'Cracked or broken glass',
        does: `Replace the glass unit. Common sizes same day, custom glass in about ${claims.customGlassDays.home} business days.`,
        price: formatMoneyRange(prices.glassUnit),
      },
      { see: 'Stuck cranks and locks', does: 'Repair or replace the hardware.', price: freeQuote },
    ],
  },
  arrivals: arrivalGroups.map(({ name, minutes, places }) => ({
    term: name,
    description: `${formatRange(minutes)} minutes to arrive, on average: ${places.join(', ')}`,
  })),
} as const
