import { claims, freeQuote, prices } from '../../content/claims.ts'
import { formatMoneyRange, sayRange } from '../../lib/format.ts'

const { sealFailureYears, replacementAgeYears } = claims

/** Four questions about one window, each with the answers that a visitor can give by looking. */
export const questions = [
  {
    id: 'glass',
    question: 'How is the glass?',
    /** What comes before the answer in the line that goes along. */
    about: 'Glass: ',
    answers: [
      { value: 'whole', label: 'Whole' },
      { value: 'cracked', label: 'Cracked, chipped or broken' },
    ],
  },
  {
    id: 'between',
    question: 'And between the panes?',
    about: 'Between the panes: ',
    answers: [
      { value: 'clear', label: 'Clear' },
      { value: 'fog', label: 'Fog or drops' },
      { value: 'film', label: 'White film that stays' },
      { value: 'single', label: 'There is only one pane' },
    ],
  },
  {
    id: 'else',
    question: 'Anything else?',
    about: '',
    isMultiple: true,
    answers: [
      { value: 'draft', label: 'A draft' },
      { value: 'stuck', label: 'A crank, hinge or lock fails' },
      { value: 'none', label: 'Nothing else' },
    ],
  },
  {
    id: 'age',
    question: 'How old is the window?',
    about: 'Age: ',
    answers: [
      { value: 'young', label: `Under ${replacementAgeYears} years` },
      { value: 'old', label: `${replacementAgeYears} years or more` },
      { value: 'unknown', label: 'Not sure' },
    ],
  },
] as const

export type Question = (typeof questions)[number]
export type AnswerValue = Question['answers'][number]['value']

/** The words of the section, and of the tool. */
export const repairOrReplace = {
  title: 'Repair it, or replace the glass?',
  lead: 'Four questions about one window. Skip what you cannot tell.',
  find: { label: 'Repair or replace?', note: 'Four questions' },
  several: 'All that is true',
  position: (number: number) => `${number} of ${questions.length}`,
  changeAnswers: 'Change answers',
  startAgain: 'Start again',
  problems: { one: '1 problem', several: (count: number) => `${count} problems`, where: 'one window' },
  /** Before the verdict, by how much was said. */
  leads: {
    none: 'Skip what you cannot tell',
    partly: (answered: number) => `So far, ${answered} of ${questions.length}`,
    skipped: (answered: number) => `From ${answered} of ${questions.length} answers`,
    all: 'Verdict',
  },
  verdicts: {
    none: 'Four questions',
    nothingYet: 'Nothing so far',
    neither: 'Neither: leave it',
    replace: 'Replace the glass',
    replaceAndRepair: 'New glass and a repair',
    either: 'Reseal or new glass',
    eitherAndRepair: 'A repair, perhaps new glass',
    repair: 'Repair it',
  },
  quoteToo: '+ quote',
  freeQuote,
  explanations: {
    none: 'Answer what you can tell by looking. Each problem gets its own line and price here.',
    nothingYet: 'Nothing you have said so far calls for a repair.',
    neither:
      'Nothing you describe calls for a repair. If something still bothers you, a photo is enough for us to tell.',
    single: `Nothing is broken. Where the room is cold, double-pane glass holds more of the heat: ${formatMoneyRange(prices.glassUnit)}.`,
  },
  old: {
    title: `At ${replacementAgeYears} years or more, replacement may be the better spend.`,
    withWork: 'Ask us for both prices. The assessment is free, and it settles it.',
    withoutWork: `Most seals fail after about ${sayRange(sealFailureYears)} years; this one has done well. Have it looked at, free, before winter.`,
  },
  guide: 'A guide, from what you see. The free assessment settles it.',
  moreWindows: 'More windows? Price them all',
  line: (facts: string, range: string) => `One window. ${facts}.${range && ` Range shown: ${range}.`}`,
  andQuote: ' and a quote',
} as const

/** What is done about each problem, and why. */
export const work = {
  newGlass: {
    name: 'New glass',
    price: prices.glassUnit,
    why: 'Cracked glass cannot be mended. The frame can stay.',
    endsFog: 'It ends the fog too.',
  },
  markedUnit: {
    name: 'A new glass unit',
    price: prices.foggyUnit,
    why: 'Minerals have marked the glass inside, where no cloth reaches. The frame can stay.',
  },
  oldUnit: {
    name: 'A new glass unit, most likely',
    price: prices.foggyUnit,
    why: 'The seal has failed, and it has done its years.',
  },
  reseal: {
    name: 'Reseal the unit, if caught early',
    price: prices.foggyReseal,
    why: `If minerals have marked the glass: a new unit, ${formatMoneyRange(prices.foggyUnit)}.`,
  },
  resealOrUnit: {
    name: 'Reseal it, or a new unit',
    price: { from: prices.foggyReseal.from, to: prices.foggyUnit.to },
    why: 'The seal has failed. Age and film decide which.',
  },
  seals: {
    name: 'New seals',
    price: prices.sealReplacement,
    why: 'Air is passing a worn seal. The pane can stay.',
  },
  hardware: {
    name: 'Hardware repaired or replaced',
    price: undefined,
    why: 'On its own: the glass can stay.',
  },
} as const
