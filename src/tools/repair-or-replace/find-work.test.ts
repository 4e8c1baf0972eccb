import { expect, test } from 'vitest'
import { prices } from '../../content/claims.ts'
import { type Answers, answer, findWork, readAnswers, sumPrices } from './find-work.ts'
import { type AnswerValue, questions } from './words.ts'

/** What is done and what is added up, as a reader of the rules would write them down. */
const expected: readonly [answers: string, work: string, sum: string][] = [
  ['whole', '', ''],
  ['whole,clear,none,young', '', ''],
  ['single', '', ''],
  ['cracked', 'New glass', 'glassUnit'],
  ['cracked,fog', 'New glass', 'glassUnit'],
  ['cracked,film,draft', 'New glass + New seals', 'glassUnit+sealReplacement'],
  ['film', 'A new glass unit', 'foggyUnit'],
  ['fog', 'Reseal it, or a new unit', 'foggyReseal~foggyUnit'],
  ['fog,young', 'Reseal it, or a new unit', 'foggyReseal~foggyUnit'],
  ['whole,fog,young', 'Reseal the unit, if caught early', 'foggyReseal'],
  ['fog,old', 'A new glass unit, most likely', 'foggyUnit'],
  ['fog,unknown', 'Reseal it, or a new unit', 'foggyReseal~foggyUnit'],
  ['draft', 'New seals', 'sealReplacement'],
  ['stuck', 'Hardware repaired or replaced', ''],
  ['draft,stuck', 'New seals + Hardware repaired or replaced', 'sealReplacement'],
  ['film,draft,stuck,old', 'A new glass unit + New seals + Hardware repaired or replaced', 'foggyUnit+sealReplacement'],
]

test.each(expected)('%s: %s', (answers, work, sum) => {
  const found = findWork(readAnswers(answers.split(',')))
  expect(found.map(({ name }) => name).join(' + ')).toBe(work)
  expect(sumPrices(found)).toEqual(sum ? addUp(sum) : undefined)
})

/** The sum of prices by their names; `~` is from the lower one to the higher one. */
function addUp(sum: string) {
  const ranges = sum.split('+').map((names) => {
    const [lower, higher] = names.split('~').map((name) => prices[name as keyof typeof prices])
    return { from: lower?.from ?? 0, to: (higher ?? lower)?.to ?? 0 }
  })
  return {
    from: ranges.reduce((total, { from }) => total + from, 0),
    to: ranges.reduce((total, { to }) => total + to, 0),
  }
}

test('cracked glass with fog says that new glass ends both', () => {
  const [newGlass] = findWork(['cracked', 'fog'])
  expect(newGlass?.why).toContain('It fixes fog too.')
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
