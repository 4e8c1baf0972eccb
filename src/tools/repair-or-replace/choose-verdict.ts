import { type Answers, type QuestionId, questions, rules, type Verdict } from './words.ts'

/**
 * The verdict of the first rule that the answers meet. The rule without conditions counts only once every question is
 * answered.
 */
export function chooseVerdict(answers: Answers): Verdict | undefined {
  const isComplete = questions.every(({ id }) => answers[id])
  return rules.find(({ when }) => {
    const ids = Object.keys(when) as QuestionId[]
    return (ids.length > 0 || isComplete) && ids.every((id) => answers[id] === when[id])
  })?.verdict
}
