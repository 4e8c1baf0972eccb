import { expect, test } from 'vitest'
import { listNamedIssues } from '../../content/testing-issues.ts'
import { chooseVerdict } from './choose-verdict.ts'
import { type Answers, questions, rules } from './words.ts'

/** Every set of answers, with questions that are not answered among them. */
const everything = questions.reduce<Answers[]>(
  (sets, { id, answers }) =>
    sets.flatMap((set) => [set, ...answers.map(({ value }) => ({ ...set, [id]: value }) as Answers)]),
  [{}],
)
const complete = everything.filter((answers) => Object.keys(answers).length === questions.length)

test('there is no verdict before the first answer', () => {
  expect(chooseVerdict({})).toBeUndefined()
})

test('every complete set of answers has a verdict', () => {
  expect(complete).toHaveLength(2 * 4 * 2 * 2 * 3)
  for (const answers of complete) expect(chooseVerdict(answers)?.reason, JSON.stringify(answers)).toBeTruthy()
})

test('broken glass is never repaired, and whole glass without a fault is never replaced', () => {
  const broken = everything.filter((answers) => answers.broken === 'yes')
  expect(broken.length).toBeGreaterThan(100)
  for (const answers of broken) expect(chooseVerdict(answers)?.kind).toBe('replace')
  const whole = complete.filter(({ broken, between }) => broken === 'no' && between === 'nothing')
  expect(whole.length).toBeGreaterThan(10)
  for (const answers of whole) expect(chooseVerdict(answers)?.kind).not.toBe('replace')
})

test('a verdict that says neither has no price, and the others have one', () => {
  for (const { verdict } of rules) expect(Boolean(verdict.price), verdict.title).toBe(verdict.kind !== 'neither')
})

test('each rule is the verdict of some answers', () => {
  const reached = new Set(everything.map(chooseVerdict))
  for (const { verdict } of rules) expect(reached.has(verdict), verdict.title).toBe(true)
})

test('a verdict names an issue only where its answers or its title do', () => {
  const named = rules.filter(({ verdict }) => verdict.issue)
  expect(named).toHaveLength(4)
  for (const { when, verdict } of named) {
    const asked = questions.filter(({ id }) => when[id])
    const chosen = asked.flatMap(({ id, answers }) => answers.filter(({ value }) => value === when[id]))
    const words = [verdict.title, ...asked.map(({ question }) => question), ...chosen.map(({ label }) => label)].join(
      '. ',
    )
    expect(listNamedIssues(words), words).toContain(verdict.issue)
  }
})

test('fog is resealed in a window that is not old', () => {
  expect(chooseVerdict({ broken: 'no', between: 'fog' })?.title).toBe('Reseal it')
  expect(chooseVerdict({ broken: 'no', between: 'fog', age: 'old' })?.kind).toBe('replace')
})
