import { expect, test } from 'vitest'
import { readCostInput } from './read-cost-input.ts'
import { minWindowsForQuote } from './words.ts'

const nothing = { symptom: undefined, windows: 1, place: undefined }

test.each([
  ['', nothing],
  ['?cost=fog&windows=3', { ...nothing, symptom: 'fog', windows: 3 }],
  ['?cost=stuck', { ...nothing, symptom: 'stuck' }],
  [`?windows=${minWindowsForQuote + 1}`, { ...nothing, windows: minWindowsForQuote }],
])('%j is read as a question', (search, question) => {
  expect(readCostInput(search)).toEqual(question)
})

test.each([
  '?cost=<script>',
  '?cost=FOG',
  '?windows=0',
  '?windows=-2',
  '?windows=1e9',
  '?windows=2.5',
  '?place=Mahogany',
])('%j is ignored', (search) => {
  expect(readCostInput(search)).toEqual(nothing)
})
