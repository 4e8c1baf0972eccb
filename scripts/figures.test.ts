import { expect, test } from 'vitest'
import { formatTable, insertFigures, summarizeTimes, takeMedian } from './figures.ts'

test('each program keeps what the others have written', () => {
  const page = '# Load\n\n<!-- site -->\nold\n<!-- /site -->\n\n<!-- attacks -->\nkept\n<!-- /attacks -->\n'
  const written = '# Load\n\n<!-- site -->\n\n$& new\n\n<!-- /site -->\n\n<!-- attacks -->\nkept\n<!-- /attacks -->\n'
  expect(insertFigures(page, 'site', '$& new\n')).toBe(written)
  expect(insertFigures(written, 'site', '$& new\n')).toBe(written)
})

test('a page without marks is not written over', () => {
  expect(() => insertFigures('# Load\n', 'receiver', 'new')).toThrow('no marks for the figures of receiver')
})

test('the first row of a table is its head', () => {
  expect(
    formatTable([
      ['page', 'KB'],
      ['home', 58],
    ]),
  ).toBe('| page | KB |\n| --- | --- |\n| home | 58 |\n')
})

test.each([
  [[7], 7],
  [[30, 4, 200], 30],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, median) => {
  expect(takeMedian(values)).toBe(median)
})

test('nothing has no median', () => {
  expect(() => takeMedian([])).toThrow('nothing')
})

test('times are those that half, 95 and 99 of a hundred took at the most, and the longest', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(summarizeTimes(times)).toEqual({ p50: 50, p95: 95, p99: 99, max: 100 })
})
