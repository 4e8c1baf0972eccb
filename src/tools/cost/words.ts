import { claims, prices } from '../../content/claims.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { formatMoneyRange, formatRange, type Range } from '../../lib/format.ts'

export type Problem = {
  /** On its pane. */
  readonly label: string
  /** In the answer and in the line that goes along, where they say it in other words. */
  readonly name?: string
  /** For one window, the lowest first. Of several ways to repair it one is chosen. Nothing where no price is stated. */
  readonly prices: readonly Range[]
  /** What is done, and what decides the price. */
  readonly work: string
  /** Whether the glass may have to be made to measure. */
  readonly isCustom?: true
  /** Where what is seen, or what is done about it, names one. */
  readonly issue?: NamedIssue
}

const { foggyReseal, foggyUnit, glassUnit, repair, sealReplacement } = prices

/** What a visitor sees, in the order of the panes of the window on the page, by their names in a link: /?cost=fog.2,draft.1#cost */
export const problems = {
  broken: {
    label: 'Broken glass',
    prices: [glassUnit],
    work: 'New glass. Size, kind of glass, one pane or two, and which floor set the price.',
    isCustom: true,
    issue: 'broken',
  },
  fog: {
    label: 'Fog between the panes',
    prices: [foggyReseal, foggyUnit],
    work: `For each window: resealed, if caught early, ${formatMoneyRange(foggyReseal)}; a new unit, if minerals marked it, ${formatMoneyRange(foggyUnit)}.`,
    isCustom: true,
    issue: 'foggy',
  },
  draft: {
    label: 'A draft',
    prices: [sealReplacement],
    work: 'New seals. Window size and seal wear set the price.',
    issue: 'seal',
  },
  stuck: {
    label: 'A stuck crank or lock',
    prices: [],
    work: 'Repaired, or a new part. A photo is often enough to tell.',
  },
  glass: {
    label: 'I want new glass',
    name: 'New glass',
    prices: [glassUnit],
    work: 'Size, coating, tint or pattern, one pane or two, and which floor set the price.',
    isCustom: true,
  },
  other: {
    label: 'Something else',
    prices: [],
    work: 'Text us a photo. We’ll tell you what it is, free.',
  },
} as const satisfies Readonly<Record<string, Problem>>

export type ProblemId = keyof typeof problems
export const problemIds = Object.keys(problems) as ProblemId[]

/** The words of the tool. */
export const words = {
  question: 'What do you see?',
  all: 'Tap each one you see.',
  /** In place of a list that would not fit in the strip of a phone. */
  several: (count: number) => `${count} problems, each priced below`,
  counts: { question: 'How many windows?', later: 'after you tap one' },
  fewer: (name: string) => `One fewer window: ${name}`,
  more: (name: string) => `One more window: ${name}`,
  place: { question: 'Where?', placeholder: 'Neighbourhood or town' },
  placeNotes: {
    none: 'Optional. It is included in your message.',
    known: (name: string) => `We serve ${name}.`,
    unknown: 'Not on our list yet, but we serve greater Calgary: ask us. It’s in your message.',
  },
  /** Before anything was said. */
  unsaid: { said: 'Most repairs, one window', price: repair },
  oneQuote: 'One quote',
  each: 'each',
  estimate: `Free written estimate, valid ${claims.estimateValidDays} days.`,
  /** After the estimate, by how much was said. */
  explanations: {
    exact: 'It gives you an exact price.',
    unsaid: 'Tap what you see and the range narrows.',
    several: 'Each problem is priced on its own and added up.',
    endsFog: 'New glass also fixes fog in that window, so it may cost less.',
    oneQuote: 'With so many, one quote covers them all.',
  },
  hours: { name: 'Work per window', value: `${formatRange(claims.repairHours)} hours`, short: 'per window' },
  sameDay: {
    name: `Turnaround, ${claims.sameDayPercent}% of jobs`,
    value: 'Same day',
    short: `${claims.sameDayPercent}% of jobs`,
  },
  custom: `Custom glass takes about ${claims.customGlassDays.home} business days.`,
  planned: { name: 'Can take more than a day', value: 'Planned with you' },
  response: { name: 'Guaranteed response to your call or text', value: `${claims.responseMinutes} min` },
  arrival: (place: string) => `Average emergency arrival in ${place}`,
  line: {
    placeAlone: (place: string) => `My window in ${place} needs repair.`,
    andQuote: (names: string) => ` and a quote for ${names}`,
    please: (quote: string) => `${quote}, please.`,
  },
} as const

/** The words around the tool. Its script leaves them out. */
export const section = {
  title: 'What will it cost, and how soon?',
  // True with and without the tool.
  lead: 'Typical ranges, by what you see. An exact price is free and in writing.',
  find: { label: 'What will it cost?', note: 'One tap' },
  links: { mine: 'What will mine cost?', range: 'Find your range' },
} as const
