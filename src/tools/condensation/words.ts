import { claims, prices } from '../../content/claims.ts'
import { formatMoneyRange, formatRange, sayMoneyRange } from '../../lib/format.ts'
import type { Glass } from './find-condensation.ts'

/** Per window. Until it is said which repair it is, from the cheaper to the dearer one. */
const { foggyReseal, foggyUnit } = prices
const fogPrice = { from: foggyReseal.from, to: foggyUnit.to }

const title = 'Where is the fog?'
const nothing = 'Nothing to repair'

/** For each place how it is found, what it comes from, the answer, why, and the line that goes along. */
export const placeWords = {
  outside: {
    label: 'Outside',
    note: 'wipes off out there',
    cause: 'dew, like on your car',
    figure: nothing,
    why: 'Good glass keeps the heat in, so dew settles on its cold outer face. Sun or wind clears it.',
    line: 'Fog on the outside. It wipes off.',
  },
  between: {
    label: 'Between',
    note: 'does not wipe off',
    cause: 'the seal has failed',
    figure: formatMoneyRange(fogPrice),
    why: `The seal has failed. Per window, only fog: often resealed, ${sayMoneyRange(foggyReseal)}; white film: a new glass unit, ${sayMoneyRange(foggyUnit)}.`,
    line: 'Fog between the panes. It does not wipe off.',
  },
  room: {
    label: 'Room side',
    note: 'wipes off in here',
    cause: 'humidity on cold glass',
    figure: nothing,
    why: 'Humidity meets cold glass. Less moisture or warmer glass stops it.',
    line: 'Fog on the room side. It wipes off.',
  },
} as const
export type Place = keyof typeof placeWords

/** The words around the tool. Its script leaves them out. */
export const section = {
  title,
  lead: 'Only one of the three needs a repair.',
  find: { label: title, note: 'One tap' },
  /** Leads to the tool from a question. */
  link: 'Is it the seal? Find out',
} as const

export const condensation = {
  title,
  unsaid: { said: 'Wipe the glass, inside and out.', figure: 'Tap where it is.' },
  hint: ['Not sure?', 'Wipe both sides. What is left is between the panes.'],
  threePlaces: 'Three places, one repair',
} as const

export const between = {
  question: 'Only fog, or a white film that stays?',
  films: {
    no: {
      label: 'Only fog',
      line: 'No white film.',
      price: foggyReseal,
      short: 'Often a reseal',
      name: 'Only fog: often a reseal',
      why: 'Caught early, before minerals mark the glass.',
    },
    yes: {
      label: 'White film',
      line: 'White film.',
      price: foggyUnit,
      short: 'New glass',
      name: 'White film: new glass unit',
      why: 'The frame can stay.',
    },
  },
  /** Until it is said whether there is a film. */
  undecided: { line: '', price: fogPrice, short: 'A repair' },
  perWindow: 'per window',
  work: { name: 'Work per window', value: `${formatRange(claims.repairHours)} hours` },
  assessment: `The assessment is free. So is the written estimate, valid ${claims.estimateValidDays} days.`,
  moreWindows: 'More than one window? Price them all',
} as const

/** Whether a white film stays between the panes. */
export type Film = keyof typeof between.films

/** From the one that insulates least to the one that insulates most: among the choices, and in a sentence. */
export const glassNames: Readonly<Record<Glass, readonly [choice: string, name: string]>> = {
  single: ['Single pane', 'a single pane'],
  double: ['Double, as in most homes', 'double-pane glass'],
  lowE: ['Double, Low-E', 'Low-E glass'],
  triple: ['Triple', 'triple-pane glass'],
}

const warmAir = 'Open blinds and curtains, so that warm air reaches the glass'

export const room = {
  title: 'How dry is dry enough?',
  changeUnit: { C: 'Use\u00a0°F', F: 'Use\u00a0°C' },
  numbers: { outside: 'Outside', room: 'Room', humidity: 'Humidity' },
  /** Of a number that was not said, for screen readers. */
  notSaid: (example: string) => `not said, example ${example}`,
  range: (from: string, to: string) => `From ${from} to ${to}.`,
  glass: 'Glass',
  notSure: 'Not sure',
  example: 'An example: enter your own.',
  addOutside: 'How cold is it outside? That tells us how dry the room has to be.',
  assumed: (what: string) => `Assuming ${what}.`,
  soFar: 'So far',
  aside: { value: 'Keeps it dry', note: 'nothing to repair' },
  /** In the strip and in a sentence, by how dry the room has to be. */
  figures: {
    tooCold: ['Too cold to stay dry', 'is too cold to stay dry in any ordinary home'],
    upTo: ['Under %', 'stays dry up to about % humidity'],
    warmEnough: ['It should stay dry', 'is warm enough to stay dry in any ordinary home'],
  },
  staysDry: 'it stays dry',
  moisture: (isFrost: boolean, coversMost: boolean) =>
    `${isFrost ? 'frost forms' : 'water gathers'} ${coversMost ? 'over most of it' : 'along the sill'}`,
  ticks: {
    drier: ['Turn the humidifier down as it gets colder', 'Run the kitchen and bathroom fans', warmAir],
    warmer: [warmAir, 'Glass that is warmer inside stays dry: Low-E or triple'],
    stillWet: [warmAir, 'Curtains and wind make glass colder than these numbers show'],
  },
} as const
