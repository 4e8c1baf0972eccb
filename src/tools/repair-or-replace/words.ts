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
    type: 'radio',
    answers: { whole: { label: 'Whole' }, cracked: { label: 'Cracked, chipped or broken' } },
  },
  {
    id: 'between',
    question: 'And between the panes?',
    about: 'Between the panes: ',
    type: 'radio',
    answers: {
      clear: { label: 'Clear' },
      fog: { label: 'Fog or drops' },
      film: { label: 'White film that stays' },
      single: { label: 'There is only one pane' },
    },
  },
  {
    id: 'else',
    question: 'Anything else?',
    about: '',
    type: 'checkbox',
    answers: {
      draft: { label: 'A draft' },
      stuck: { label: 'A broken crank, hinge or lock' },
      none: { label: 'Nothing else' },
    },
  },
  {
    id: 'age',
    question: 'How old is the window?',
    about: 'Age: ',
    type: 'radio',
    answers: {
      young: { label: `Under ${replacementAgeYears} years` },
      old: { label: `${replacementAgeYears} years or more` },
      unknown: { label: 'Not sure' },
    },
  },
] as const

export type Question = (typeof questions)[number]
type KeyOf<Answers> = Answers extends unknown ? keyof Answers : never
export type AnswerValue = KeyOf<Question['answers']>

/** Those that have a drawing, in the order of its sprite. */
export const picturedAnswers = [
  'whole',
  'cracked',
  'clear',
  'fog',
  'film',
  'single',
  'draft',
  'stuck',
] as const satisfies readonly AnswerValue[]
export type PicturedAnswer = (typeof picturedAnswers)[number]

/** The words around the tool. Its script leaves them out. */
export const section = {
  title: 'Repair it, or replace the glass?',
  lead: 'Four questions about one window. Skip any you’re unsure of.',
  find: { label: 'Repair or replace?', note: 'Four questions' },
} as const

/** The words of the tool. */
export const words = {
  several: 'All that apply',
  position: (number: number) => `${number} of ${questions.length}`,
  changeAnswers: 'Change answers',
  startAgain: 'Start again',
  problems: (count: number) => ({ value: count === 1 ? '1 problem' : `${count} problems`, note: 'one window' }),
  /** Before the verdict, by how much was said. */
  leads: {
    none: 'Skip any you’re unsure of',
    partly: (answered: number) => `So far, ${answered} of ${questions.length}`,
    skipped: (answered: number) => `From ${answered} of ${questions.length} answers`,
    all: 'Verdict',
  },
  /** By what is to be done: one of these, or one of the first two and a repair. */
  verdicts: {
    replace: 'Replace the glass',
    'replace,repair': 'New glass and a repair',
    either: 'Reseal or new glass',
    'either,repair': 'A repair, perhaps new glass',
    repair: 'Repair it',
  },
  /** Where nothing is to be done: the verdict, and why. */
  nothing: {
    none: ['Four questions', 'Answer what you can tell by looking. Each problem gets its own line and price here.'],
    soFar: ['Nothing so far', 'Nothing you have said so far calls for a repair.'],
    neither: [
      'Neither: leave it',
      'Nothing you describe calls for a repair. If something still bothers you, text us a photo.',
    ],
  },
  single: `Nothing is broken. Where the room is cold, double-pane glass holds more of the heat: ${formatMoneyRange(prices.glassUnit)}.`,
  quoteToo: '+ quote',
  freeQuote,
  old: {
    title: `At ${replacementAgeYears} years or more, replacement may be better value.`,
    withWork: 'Ask us for both prices.',
    withoutWork: `Most seals fail after about ${sayRange(sealFailureYears)} years; this one has done well. Have it looked at, free, before winter.`,
  },
  guide: 'A guide, from what you see. The free assessment settles it.',
  moreWindows: 'More windows? Price them all',
  line: (facts: string, range: string) => `One window. ${facts}.${range && ` Range shown: ${range}.`}`,
  andQuote: ' and a quote',
} as const

const { foggyReseal, foggyUnit, glassUnit, sealReplacement } = prices
const fog = { issue: 'foggy', problem: 'fog' } as const

/**
 * What is done about each problem, and why: new glass, a repair, or one of the two, which a later answer decides. The last
 * two are the choice in the form, where the problem names one, and what the cost tool calls the problem.
 */
export const work = {
  newGlass: {
    name: 'New glass',
    price: glassUnit,
    why: 'Cracked glass can’t be fixed. The frame can stay.',
    kind: 'replace',
    issue: 'broken',
    problem: 'broken',
  },
  markedUnit: {
    name: 'A new glass unit',
    price: foggyUnit,
    why: 'Minerals have marked the glass inside, where you can’t wipe. The frame can stay.',
    kind: 'replace',
    ...fog,
  },
  oldUnit: {
    name: 'A new glass unit, most likely',
    price: foggyUnit,
    why: 'The seal has failed, and the unit is old.',
    kind: 'replace',
    ...fog,
  },
  reseal: {
    name: 'Reseal the unit, if caught early',
    price: foggyReseal,
    why: `If minerals have marked the glass: a new unit, ${formatMoneyRange(foggyUnit)}.`,
    kind: 'repair',
    ...fog,
  },
  resealOrUnit: {
    name: 'Reseal it, or a new unit',
    price: { from: foggyReseal.from, to: foggyUnit.to },
    why: 'The seal has failed. Its age and any white film decide which.',
    kind: 'either',
    ...fog,
  },
  seals: {
    name: 'New seals',
    price: sealReplacement,
    why: 'Air leaks past a worn seal. The pane can stay.',
    kind: 'repair',
    issue: 'seal',
    problem: 'draft',
  },
  hardware: {
    name: 'Hardware repaired or replaced',
    price: undefined,
    why: 'The glass can stay.',
    kind: 'repair',
    issue: undefined,
    problem: 'stuck',
  },
} as const

export const endsFog = 'It fixes fog too.'
