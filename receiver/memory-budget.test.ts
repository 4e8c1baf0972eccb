import { expect, test } from 'vitest'
import { createMemoryBudget } from './memory-budget.ts'

test('what all requests hold together is bounded, and what one lets go is free for others', () => {
  const budget = createMemoryBudget(100)
  const [first, second] = [budget.open(), budget.open()]
  first.take(60)
  second.take(40)
  expect(() => second.take(1)).toThrow('busy')
  first.release()
  first.release()
  second.take(60)
  expect(() => second.take(1)).toThrow('busy')
})
