import { expect, test } from 'vitest'
import { createMemoryBudget } from './memory-budget.ts'

test('what all requests hold together is bounded, and what one lets go is free for others', () => {
  const budget = createMemoryBudget(100)
  const [first, second] = [budget.openReservation(), budget.openReservation()]
  first.reserve(60)
  second.reserve(40)
  expect(() => second.reserve(1)).toThrow('busy')
  first.release()
  first.release()
  second.reserve(60)
  expect(() => second.reserve(1)).toThrow('busy')
})
