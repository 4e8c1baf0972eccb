import { claims, prices } from '../../content/claims.ts'
import { formatCount, formatMoneyRange, sayRange } from '../../lib/format.ts'

const { sealFailureYears, replacementAgeYears } = claims

/** Four questions about one window, each with the answers that a visitor can give by looking. */
export const questions = [
  {
    title: 'How is the glass?',
    /** What comes before the answer in the line that goes along. */
    about: 'Glass',
    type: 'radio',
    answers: { whole: { label: 'Whole' }, cracked: { label: 'Cracked, chipped or broken' } },
  },
  {
    title: 'And between the panes?',
    about: 'Between the panes',
    type: 'radio',
    answers: {
      clear: { label: 'Clear' },
      fog: { label: 'Fog or drops' },
      film: { label: 'White film that stays' },
      single: { label: 'There is only one pane' },
    },
  },
  {
    title: 'Anything else?',
    about: '',
    type: 'checkbox',
    answers: {
      draft: { label: 'A draft' },
      stuck: { label: 'A broken crank, hinge or lock' },
      none: { label: 'Nothing else' },
    },
  },
  {
    title: 'How old is the window?',
    about: 'Age',
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

/** In the order of the questions. */
export const answerValues = questions.flatMap(({ answers }) => Object.keys(answers) as AnswerValue[])

/** Those that have a drawing, in the order of its sprite: all that come before 'Nothing else'. */
export const picturedAnswers = answerValues.slice(0, answerValues.indexOf('none'))
export type PicturedAnswer = Exclude<AnswerValue, 'none' | 'young' | 'old' | 'unknown'>

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
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  changeAnswers: 'Change answers',
  startAgain: 'Start again',
  problems: (count: number) => ({ value: formatCount(count, 'problem'), note: 'one window' }),
  /** By how much was answered: what comes before the verdict; and where nothing is to be done the verdict, and why. */
  stages: {
    unsaid: {
      lead: () => 'Skip any you’re unsure of',
      verdict: 'Four questions',
      why: 'Answer what you can tell by looking. Each problem gets its own line and price here.',
    },
    partly: {
      lead: (answered: number) => `So far, ${answered} of ${questions.length}`,
      verdict: 'Nothing so far',
      why: 'Nothing you have said so far calls for a repair.',
    },
    done: {
      lead: (answered: number) =>
        answered === questions.length ? 'Verdict' : `From ${answered} of ${questions.length} answers`,
      verdict: 'Neither: leave it',
      why: 'Nothing you describe calls for a repair. If something still bothers you, text us a photo.',
    },
  },
  /** By what is to be done: one of these, or one of the first two and a repair. */
  verdicts: {
    replace: 'Replace the glass',
    'replace,repair': 'New glass and a repair',
    either: 'Reseal or new glass',
    'either,repair': 'A repair, perhaps new glass',
    repair: 'Repair it',
  },
  single: `Nothing is broken. Where the room is cold, double-pane glass holds more of the heat: ${formatMoneyRange(prices.glassUnit)}.`,
  old: {
    title: `At ${replacementAgeYears} years or more, replacement may be better value.`,
    withWork: 'Ask us for both prices.',
    withoutWork: `Most seals fail after about ${sayRange(sealFailureYears)} years; this one has done well. Have it looked at, free, before winter.`,
  },
  guide: 'A guide, from what you see. The free assessment settles it.',
  moreWindows: 'More windows? Price them all',
  line: (facts: string) => `One window. ${facts}.`,
  andQuote: ' and a quote',
} as const

const { foggyReseal, foggyUnit, glassUnit, sealReplacement } = prices

/**
 * What is done about each problem, and why: new glass, a repair, or one of the two, which a later answer decides. Problems
 * have the names that the cost tool gives them.
 */
export const work = {
  newGlass: {
    name: 'New glass',
    price: glassUnit,
    note: 'Cracked glass can’t be fixed. The frame can stay.',
    kind: 'replace',
    problem: 'broken',
  },
  markedUnit: {
    name: 'A new glass unit',
    price: foggyUnit,
    note: 'Minerals have marked the glass inside, where you can’t wipe. The frame can stay.',
    kind: 'replace',
    problem: 'fog',
  },
  oldUnit: {
    name: 'A new glass unit, most likely',
    price: foggyUnit,
    note: 'The seal has failed, and the unit is old.',
    kind: 'replace',
    problem: 'fog',
  },
  reseal: {
    name: 'Reseal the unit, if caught early',
    price: foggyReseal,
    note: `If minerals have marked the glass: a new unit, ${formatMoneyRange(foggyUnit)}.`,
    kind: 'repair',
    problem: 'fog',
  },
  resealOrUnit: {
    name: 'Reseal it, or a new unit',
    price: { from: foggyReseal.from, to: foggyUnit.to },
    note: 'The seal has failed. Its age and any white film decide which.',
    kind: 'either',
    problem: 'fog',
  },
  seals: {
    name: 'New seals',
    price: sealReplacement,
    note: 'Air leaks past a worn seal. The pane can stay.',
    kind: 'repair',
    problem: 'draft',
  },
  hardware: {
    name: 'Hardware repaired or replaced',
    price: undefined,
    note: 'The glass can stay.',
    kind: 'repair',
    problem: 'stuck',
  },
} as const

/** The choice in the form, where a problem names one. */
export const issues = { broken: 'broken', fog: 'foggy', draft: 'seal', stuck: undefined } as const

export const endsFog = 'It fixes fog too.'
