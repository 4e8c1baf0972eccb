import { expect, test } from 'vitest'
import { readTypedLength } from './read-typed-size.ts'
import { glassSize } from './words.ts'

test.each(['34 1/2', '34.5', '34½'])('%s is read', (text) => {
  expect(readTypedLength(text)).toEqual({ inches: 34.5, error: '' })
})

test.each([
  ['', glassSize.typed.notLength],
  ['tall', glassSize.typed.notLength],
  ['3 3/4', glassSize.typed.notPane],
  ['400 cm', glassSize.typed.notPane],
])('%j is refused', (text, error) => {
  expect(readTypedLength(text)).toEqual({ inches: null, error })
})

test.each(['4', '144', '365 cm'])('%s is still a pane', (text) => {
  expect(readTypedLength(text).error).toBe('')
})
