import type { NamedIssue } from '../../content/issues.ts'
import type { Range } from '../../lib/format.ts'
import { type AnswerValue, type Question, questions, work } from './words.ts'

/** What was answered, in the order of the questions. */
export type Answers = readonly AnswerValue[]

export type Work = {
  readonly name: string
  /** Nothing where the price is a free quote. */
  readonly price: Range | undefined
  readonly why: string
  /** New glass, a repair, or one of the two, which a later answer decides. */
  readonly kind: 'replace' | 'repair' | 'either'
  readonly issue: NamedIssue | undefined
  /** What the cost tool calls the problem. */
  readonly problem: 'broken' | 'fog' | 'draft' | 'stuck'
}

/**
 * All that is to be done about one window, for the answers so far. A further answer narrows a range or adds work; it never
 * turns a repair into new glass or back.
 */
export function findWork(answers: Answers): Work[] {
  const said = new Set(answers)
  const found: Work[] = []
  if (said.has('cracked')) {
    const { endsFog, ...newGlass } = work.newGlass
    const hasFog = said.has('fog') || said.has('film')
    const why = hasFog ? `${newGlass.why} ${endsFog}` : newGlass.why
    found.push({ ...newGlass, why, kind: 'replace', issue: 'broken', problem: 'broken' })
  } else if (said.has('film')) {
    found.push({ ...work.markedUnit, kind: 'replace', issue: 'foggy', problem: 'fog' })
  } else if (said.has('fog')) {
    found.push({ ...chooseForFog(said), issue: 'foggy', problem: 'fog' })
  }
  if (said.has('draft')) found.push({ ...work.seals, kind: 'repair', issue: 'seal', problem: 'draft' })
  if (said.has('stuck')) found.push({ ...work.hardware, kind: 'repair', issue: undefined, problem: 'stuck' })
  return found
}

/** Fog is resealed or gets a new unit. Only with the age, and with glass that is whole, can it be said which. */
function chooseForFog(said: ReadonlySet<AnswerValue>) {
  if (said.has('old')) return { ...work.oldUnit, kind: 'replace' } as const
  if (said.has('young') && said.has('whole')) return { ...work.reseal, kind: 'repair' } as const
  return { ...work.resealOrUnit, kind: 'either' } as const
}

/** The sum of what has a price. */
export function sumPrices(found: readonly Work[]): Range | undefined {
  const prices = found.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return undefined
  return {
    from: prices.reduce((sum, { from }) => sum + from, 0),
    to: prices.reduce((sum, { to }) => sum + to, 0),
  }
}

/** The answers with one more. One of a question takes the place of another, but where several can be true. */
export function answer(answers: Answers, question: Question, value: AnswerValue, isChosen: boolean): Answers {
  const isAlone = !('isMultiple' in question) || value === 'none'
  const kept = answers.filter((other) => {
    if (other === value) return false
    return !(isOf(question, other) && (isAlone || other === 'none'))
  })
  return sortAnswers(isChosen ? [...kept, value] : kept)
}

export function isAnswered(question: Question, answers: Answers): boolean {
  return answers.some((value) => isOf(question, value))
}

function isOf(question: Question, value: string): boolean {
  return question.answers.some((one) => one.value === value)
}

/** Those that are known, in the order of the questions. */
function sortAnswers(values: readonly string[]): Answers {
  const all = questions.flatMap((question) => question.answers.map(({ value }) => value))
  return all.filter((value) => values.includes(value))
}

/** The answers that a link names. Of two to one question the last counts. */
export function readAnswers(values: readonly string[]): Answers {
  return sortAnswers(values).reduce<Answers>((answers, value) => {
    const question = questions.find((one) => isOf(one, value))
    return question ? answer(answers, question, value, true) : answers
  }, [])
}
