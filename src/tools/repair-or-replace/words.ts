import { claims, freeQuote, prices } from '../../content/claims.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { formatMoneyRange, sayRange } from '../../lib/format.ts'

const { sealFailureYears, replacementAgeYears } = claims

/** Five questions, each with the answers that a visitor can give by looking. */
export const questions = [
  {
    id: 'broken',
    question: 'Is the glass cracked, chipped or broken?',
    answers: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'between',
    question: 'What is between the panes?',
    answers: [
      { value: 'nothing', label: 'Nothing' },
      { value: 'fog', label: 'Fog' },
      { value: 'film', label: 'White film' },
      { value: 'single', label: 'One pane only' },
    ],
  },
  {
    id: 'draft',
    question: 'Do you feel a draft?',
    answers: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'hardware',
    question: 'Does a crank, hinge or lock fail?',
    answers: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'age',
    question: 'How old is the window?',
    answers: [
      { value: 'young', label: `Under ${replacementAgeYears} years` },
      { value: 'old', label: `${replacementAgeYears} or more` },
      { value: 'unknown', label: 'Not sure' },
    ],
  },
] as const

type Question = (typeof questions)[number]
export type QuestionId = Question['id']
export type Answers = { readonly [Id in QuestionId]?: Extract<Question, { id: Id }>['answers'][number]['value'] }

export type Verdict = {
  readonly kind: 'replace' | 'repair' | 'neither'
  readonly title: string
  readonly reason: string
  /** What is done and its price, where there is something to do. */
  readonly price?: string
  /** Where the answers or the title name one. */
  readonly issue?: NamedIssue
}

/** The first row that fits the answers is the verdict. The last fits everything, once all questions are answered. */
export const rules: readonly { readonly when: Answers; readonly verdict: Verdict }[] = [
  {
    when: { broken: 'yes' },
    verdict: {
      kind: 'replace',
      title: 'New glass',
      reason: 'Cracked glass cannot be mended, and each swing in temperature works a crack longer. The frame can stay.',
      price: formatMoneyRange(prices.glassUnit),
      issue: 'broken',
    },
  },
  {
    when: { between: 'film' },
    verdict: {
      kind: 'replace',
      title: 'A new glass unit',
      reason: 'Minerals have marked the glass inside, where no cloth reaches. The frame can stay.',
      price: formatMoneyRange(prices.foggyUnit),
    },
  },
  {
    when: { between: 'fog', age: 'old' },
    verdict: {
      kind: 'replace',
      title: 'A new glass unit, most likely',
      reason: `The seal has failed, and at ${replacementAgeYears} or more years replacement may be the better spend.`,
      price: formatMoneyRange(prices.foggyUnit),
      issue: 'foggy',
    },
  },
  {
    when: { between: 'fog' },
    verdict: {
      kind: 'repair',
      title: 'Reseal it',
      reason: 'The seal has failed. Caught early, before minerals mark the glass, a unit can often be resealed.',
      price: formatMoneyRange(prices.foggyReseal),
      issue: 'foggy',
    },
  },
  {
    when: { draft: 'yes' },
    verdict: {
      kind: 'repair',
      title: 'Replace the seals',
      reason: 'The glass is whole, and air is passing a worn seal. The pane can stay.',
      price: formatMoneyRange(prices.sealReplacement),
      issue: 'seal',
    },
  },
  {
    when: { hardware: 'yes' },
    verdict: {
      kind: 'repair',
      title: 'Repair the hardware',
      reason: 'A crank, hinge or lock is repaired or replaced on its own. The glass can stay.',
      price: freeQuote,
    },
  },
  {
    when: { between: 'single' },
    verdict: {
      kind: 'replace',
      title: 'It can stay; better glass is a choice',
      reason: 'Nothing is broken. Where the room is cold, double-pane glass holds more of the heat.',
      price: formatMoneyRange(prices.glassUnit),
    },
  },
  {
    when: { age: 'old' },
    verdict: {
      kind: 'neither',
      title: 'Neither yet',
      reason: `Most seals fail after about ${sayRange(sealFailureYears)} years, so this one has done well. Have it looked at, free, before the next winter.`,
    },
  },
  {
    when: {},
    verdict: {
      kind: 'neither',
      title: 'Neither: this window is in order',
      reason:
        'Nothing you describe calls for a repair. If something still bothers you, a photo is enough for us to tell.',
    },
  },
]

/** The words around the questions. */
export const repairOrReplace = {
  title: 'Five questions, one verdict',
  start: 'Answer what you can tell by looking. The verdict stands here.',
  guide: 'A guide, from what you see. A free assessment settles it.',
  request: 'Send as a request',
} as const
