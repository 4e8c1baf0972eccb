import { freeQuote } from '../../content/claims.ts'
import { addRanges, formatMoneyRange, type Range, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { Answer } from '../kit/tool-window.tsx'
import { toolWords } from '../kit/words.ts'
import { type Answers, findWork, isAnswered, type Work } from './find-work.ts'
import { issues, questions, words } from './words.ts'

/** What is in the strip, and the explanation where nothing is to be done. `isEnd`: no further question is asked. */
export function describeAnswer(answers: Answers, isEnd: boolean): Answer & { explanation?: string } {
  const found = findWork(answers)
  const { stages, verdicts } = words
  const answered = questions.filter((question) => isAnswered(question, answers)).length
  const isDone = isEnd || answered === questions.length
  const { lead, verdict, why } = stages[answered === 0 ? 'unsaid' : isDone ? 'done' : 'partly']
  const said = lead(answered)
  if (found.length === 0)
    return { said, figure: verdict, isWords: true, explanation: answers.includes('single') ? words.single : why }
  const kinds = [...new Set(found.map(({ kind }) => kind))].join() as keyof typeof verdicts
  const { sum, isAll } = addPrices(found)
  return {
    said: `${said}: ${uncapitalize(verdicts[kinds])}`,
    figure: formatPrice(sum),
    ...(isAll || !sum ? { aside: words.problems(found.length) } : { unit: toolWords.quoteToo }),
  }
}

/** 'One window. Glass: cracked, chipped or broken. A draft. Range shown: $450–$1,100.' */
export function describeFinding(answers: Answers): Finding | undefined {
  if (answers.length === 0) return undefined
  const facts = questions.flatMap(({ about, answers: choices }) =>
    Object.entries(choices)
      .filter(([value]) => answers.some((given) => given === value))
      .map(([, { label }]) => (about ? `${about}: ${uncapitalize(label)}` : label)),
  )
  const found = findWork(answers)
  const { sum, isAll } = addPrices(found)
  const range = sum && toolWords.rangeShown(formatMoneyRange(sum) + (isAll ? '' : words.andQuote))
  const line = [words.line(facts.join('. ')), range].filter(Boolean).join(' ')
  const named = new Set(found.map(({ problem }) => issues[problem]))
  return { line, issue: named.size === 1 ? [...named][0] : undefined }
}

export function formatPrice(price: Range | undefined): string {
  return price ? formatMoneyRange(price) : freeQuote
}

/** The sum of what has a price, and whether that is all. */
function addPrices(found: readonly Work[]) {
  return { sum: addRanges(found.map(({ price }) => price)), isAll: found.every(({ price }) => price) }
}
