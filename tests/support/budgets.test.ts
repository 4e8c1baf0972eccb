import { expect, test } from 'vitest'
import { budgets, expectWithin } from './budgets.ts'

test('a page that leaves a twentieth of a budget free keeps within it', () => {
  expect(() => expectWithin(budgets.endHeight, 1805, '/contact')).not.toThrow()
})

test('a page that leaves less fails with its name, its figure, what is allowed and what to look at', () => {
  expect(() => expectWithin(budgets.endHeight, 1806, '/contact')).toThrow(
    '/contact: the height of form and footer on a phone is 1,806 px. It may be 1,805, since of 1,900 a twentieth stays free. Look at the fields of the form and the lists of the footer.',
  )
  expect(() => expectWithin(budgets.layoutShift, 0.004567, '/')).toThrow('is 0.00457 of the screen. It may be 0.00285')
})
