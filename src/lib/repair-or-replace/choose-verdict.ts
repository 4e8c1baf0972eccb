import { type Answers, type QuestionId, questions, rules, type Verdict } from '../../content/repair-or-replace.ts'

/** The verdict as far as the answers go: none while all that is answered speaks for nothing in particular. */
export function chooseVerdict(answers: Answers): Verdict | undefined {
  const isComplete = questions.every(({ id }) => answers[id])
  return rules.find(({ when }) => {
    const ids = Object.keys(when) as QuestionId[]
    return (ids.length > 0 || isComplete) && ids.every((id) => answers[id] === when[id])
  })?.verdict
}
