import { type AnswerValue, answerValues, endsFog, type Question, questions, work } from './words.ts'

/** What was answered, in the order of the questions. */
export type Answers = readonly AnswerValue[]

type KnownWork = (typeof work)[keyof typeof work]
export type Work = Omit<KnownWork, 'note'> & { readonly note: string }

/**
 * All that is to be done about one window, for the answers so far. A further answer narrows a range or adds work; it never
 * turns a repair into new glass or back.
 */
export function findWork(answers: Answers): Work[] {
  const has = (value: AnswerValue) => answers.includes(value)
  const hasFog = has('fog') || has('film')
  const found: Work[] = []
  if (has('cracked'))
    found.push(hasFog ? { ...work.newGlass, note: `${work.newGlass.note} ${endsFog}` } : work.newGlass)
  else if (has('film')) found.push(work.markedUnit)
  // Fog is resealed or gets a new unit. Only with the age, and with glass that is whole, can it be said which.
  else if (hasFog && has('old')) found.push(work.oldUnit)
  else if (hasFog) found.push(has('young') && has('whole') ? work.reseal : work.resealOrUnit)
  if (has('draft')) found.push(work.seals)
  if (has('stuck')) found.push(work.hardware)
  return found
}

/** The answers with one more. One of a question takes the place of another, but where several can be true. */
export function answer(answers: Answers, question: Question, value: AnswerValue, isChosen: boolean): Answers {
  const isAlone = question.type === 'radio' || value === 'none'
  const isReplaced = (other: AnswerValue) => isOf(question, other) && (isAlone || other === value || other === 'none')
  const kept = answers.filter((other) => !isReplaced(other))
  return sortAnswers(isChosen ? [...kept, value] : kept)
}

export function isAnswered(question: Question, answers: Answers): boolean {
  return answers.some((value) => isOf(question, value))
}

function isOf({ answers }: Question, value: string): boolean {
  return Object.hasOwn(answers, value)
}

/** Those that are known, in the order of the questions. */
function sortAnswers(values: readonly string[]): Answers {
  return answerValues.filter((value) => values.includes(value))
}

/** The answers that a link names. Of two to one question the last counts. */
export function readAnswers(values: readonly string[]): Answers {
  return sortAnswers(values).reduce<Answers>((answers, value) => {
    const question = questions.find((one) => isOf(one, value))
    return question ? answer(answers, question, value, true) : answers
  }, [])
}
