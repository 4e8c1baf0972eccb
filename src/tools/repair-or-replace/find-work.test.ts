import { expect, test } from 'vitest'
import { freeQuote, prices } from '../../content/claims.ts'
import { fogPrice, writeRange } from '../kit/testing.ts'
import { describeAnswer, describeFinding } from './describe-work.ts'
import { answerPictures } from './drawings/answers.tsx'
import { answer, findWork, readAnswers } from './find-work.ts'
import { picturedAnswers, questions } from './words.ts'

const { foggyReseal, foggyUnit, glassUnit, sealReplacement } = prices

/** What is done, the verdict and the price, as a reader of the rules would write them down. */
test.each([
  ['whole', '', 'So far, 1 of 4', 'Nothing so far'],
  ['single', '', 'So far, 1 of 4', 'Nothing so far'],
  ['whole,clear,none,young', '', 'Verdict', 'Neither: leave it'],
  ['cracked', 'New glass', 'replace the glass', writeRange(glassUnit)],
  ['cracked,fog', 'New glass', 'replace the glass', writeRange(glassUnit)],
  ['cracked,film,draft', 'New glass + New seals', 'new glass and a repair', writeRange(glassUnit, sealReplacement)],
  ['film', 'A new glass unit', 'replace the glass', writeRange(foggyUnit)],
  ['fog', 'Reseal it, or a new unit', 'reseal or new glass', writeRange(fogPrice)],
  ['fog,young', 'Reseal it, or a new unit', 'reseal or new glass', writeRange(fogPrice)],
  ['whole,fog,young', 'Reseal the unit, if caught early', 'repair it', writeRange(foggyReseal)],
  ['fog,old', 'A new glass unit, most likely', 'replace the glass', writeRange(foggyUnit)],
  ['fog,unknown', 'Reseal it, or a new unit', 'reseal or new glass', writeRange(fogPrice)],
  [
    'fog,draft',
    'Reseal it, or a new unit + New seals',
    'a repair, perhaps new glass',
    writeRange(fogPrice, sealReplacement),
  ],
  ['stuck', 'Hardware repaired or replaced', 'repair it', freeQuote],
  ['draft,stuck', 'New seals + Hardware repaired or replaced', 'repair it', `${writeRange(sealReplacement)} + quote`],
])('%s: %s, %s, %s', (query, work, verdict, price) => {
  const answers = readAnswers(query.split(','))
  expect(
    findWork(answers)
      .map(({ name }) => name)
      .join(' + '),
  ).toBe(work)
  const { said, figure, unit } = describeAnswer(answers, false)
  expect(said.split(': ').at(-1)).toBe(verdict)
  expect(unit ? `${figure} ${unit}` : figure).toBe(price)
})

/** What can be answered to each question: nothing, or all that can be true at once. */
const choices = [
  ['', 'whole', 'cracked'],
  ['', 'clear', 'fog', 'film', 'single'],
  ['', 'none', 'draft', 'stuck', 'draft,stuck'],
  ['', 'young', 'old', 'unknown'],
]

test('no further answer turns new glass into a repair or back, whatever was answered before', () => {
  const findKinds = (answers: string[]) => findWork(readAnswers(answers.join().split(','))).map(({ kind }) => kind)
  const all = choices.reduce<string[][]>(
    (lists, given) => lists.flatMap((list) => given.map((one) => [...list, one])),
    [[]],
  )
  expect(all).toHaveLength(300)
  for (const answers of all) {
    for (const further of all.filter((other) => answers.every((given, index) => !given || given === other[index]))) {
      const kinds = findKinds(further)
      // What was found stays, but that 'one of the two' may become either.
      for (const kind of findKinds(answers)) {
        if (kind === 'either') expect(kinds).not.toEqual([])
        else expect(kinds, `${answers} and then ${further}`).toContain(kind)
      }
    }
  }
})

test('one problem names the issue of the form, several leave it to the visitor', () => {
  const listIssues = (...queries: string[]) =>
    queries.map((query) => describeFinding(readAnswers(query.split(',')))?.issue)
  expect(listIssues('cracked', 'film', 'draft')).toEqual(['broken', 'foggy', 'seal'])
  expect(listIssues('stuck', 'cracked,draft')).toEqual([undefined, undefined])
})

test('an answer takes the place of another to the same question, but where several can be true', () => {
  const [glass, , other] = questions
  expect(answer(['whole', 'fog'], glass, 'cracked', true)).toEqual(['cracked', 'fog'])
  expect(answer(['draft'], other, 'stuck', true)).toEqual(['draft', 'stuck'])
  expect(answer(['draft', 'stuck'], other, 'none', true)).toEqual(['none'])
  expect(answer(['none'], other, 'draft', true)).toEqual(['draft'])
  expect(answer(['draft', 'stuck'], other, 'draft', false)).toEqual(['stuck'])
})

test('a link with two answers to one question or unknown ones is understood as far as it can be', () => {
  expect(readAnswers(['old', 'cracked', 'whole', 'constructor', ''])).toEqual(['cracked', 'old'])
})

test('the pictures of the answers stand in their sprite in the order of the questions', () => {
  expect(Object.keys(answerPictures)).toEqual(picturedAnswers)
})
