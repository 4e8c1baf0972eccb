import { expect, test } from 'vitest'
import { budgets, expectWithin } from './budgets.ts'

test('a page that leaves a twentieth of a budget free keeps within it', () => {
  expect(() => expectWithin(budgets.endHeight, 1900, '/contact')).not.toThrow()
})

test('a page that leaves less fails with its name, its figure, what is allowed and what to look at', () => {
  expect(() => expectWithin(budgets.endHeight, 1901, '/contact')).toThrow(
    '/contact: the height of form and footer on a phone is 1,901 px. It may be 1,900, since of 2,000 a twentieth stays free. Look at the fields of the form and the lists of the footer.',
  )
  expect(() => expectWithin(budgets.layoutShift, 0.004567, '/')).toThrow('is 0.00457 of the screen. It may be 0.00285')
})
