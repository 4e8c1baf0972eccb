import { expect, test } from 'vitest'
import { type Answers, answer, findWork, readAnswers, sumPrices } from './find-work.ts'
import { type AnswerValue, questions } from './words.ts'

/** What is done and the sum, as a reader of the rules would write them down. */
const expected: readonly [answers: string, work: string, sum: string][] = [
  ['whole', '', ''],
  ['whole,clear,none,young', '', ''],
  ['single', '', ''],
  ['cracked', 'New glass', '300–800'],
  ['cracked,fog', 'New glass', '300–800'],
  ['cracked,film,draft', 'New glass + New seals', '450–1100'],
  ['film', 'A new glass unit', '300–600'],
  ['fog', 'Reseal it, or a new unit', '150–600'],
  ['fog,young', 'Reseal it, or a new unit', '150–600'],
  ['whole,fog,young', 'Reseal the unit, if caught early', '150–300'],
  ['fog,old', 'A new glass unit, most likely', '300–600'],
  ['fog,unknown', 'Reseal it, or a new unit', '150–600'],
  ['draft', 'New seals', '150–300'],
  ['stuck', 'Hardware repaired or replaced', ''],
  ['draft,stuck', 'New seals + Hardware repaired or replaced', '150–300'],
  ['film,draft,stuck,old', 'A new glass unit + New seals + Hardware repaired or replaced', '450–900'],
]

test.each(expected)('%s: %s', (answers, work, sum) => {
  const found = findWork(readAnswers(answers.split(',')))
  expect(found.map(({ name }) => name).join(' + ')).toBe(work)
  const range = sumPrices(found)
  expect(range ? `${range.from}–${range.to}` : '').toBe(sum)
})

test('cracked glass with fog says that new glass ends both', () => {
  const [newGlass] = findWork(['cracked', 'fog'])
  expect(newGlass?.why).toContain('It ends the fog too.')
})

test('no further answer turns new glass into a repair or back, in any order', () => {
  let steps = 0
  const visit = (answers: Answers, left: readonly (typeof questions)[number][]) => {
    const kinds = new Set(findWork(answers).map(({ kind }) => kind))
    for (const question of left) {
      for (const values of listAnswers(question.id)) {
        steps += 1
        const next = readAnswers([...answers, ...values])
        const nextKinds = new Set(findWork(next).map(({ kind }) => kind))
        // What was found stays, but that 'one of the two' may become either.
        if (kinds.has('replace')) expect(nextKinds).toContain('replace')
        if (kinds.has('repair')) expect(nextKinds).toContain('repair')
        if (kinds.has('either')) expect(nextKinds.size).toBeGreaterThan(0)
        visit(
          next,
          left.filter((other) => other !== question),
        )
      }
    }
  }
  visit([], questions)
  expect(steps).toBeGreaterThan(3000)
})

function listAnswers(id: string): AnswerValue[][] {
  const all: Record<string, AnswerValue[][]> = {
    glass: [['whole'], ['cracked']],
    between: [['clear'], ['fog'], ['film'], ['single']],
    else: [['none'], ['draft'], ['stuck'], ['draft', 'stuck']],
    age: [['young'], ['old'], ['unknown']],
  }
  return all[id] ?? []
}

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
