import { expect, test } from 'vitest'
import { formatTable, insertFigures, summarizeTimes, takeMedian } from './figures.ts'
import { describeMeasures, listMissed } from './load/attack-site.ts'

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

const measures = {
  pages: { p50: 2, p95: 3, p99: 999, max: 22_848 },
  visitors: 20,
  acknowledged: 20,
  retried: 1,
  processorSeconds: 1.5,
  peakMegabytes: 299,
}

test('an attack misses what is too much for all of them, and what it asks for itself', () => {
  expect(listMissed(measures)).toEqual([])
  expect(listMissed({ ...measures, peakMegabytes: 300 })).toEqual(['300 MB'])
  expect(listMissed({ ...measures, pages: { ...measures.pages, p99: 1000 } })).toEqual(['page p99 of 1 s'])
  expect(listMissed(measures, ({ retried }) => retried === 0)).toEqual(['what is in brackets'])
})

test('what an attack did is said in words', () => {
  expect(describeMeasures({ ...measures, peakMegabytes: 1299 })).toBe(
    '1,299 MB; processor 1.5 s; page p50 2 ms, p99 999 ms, max 22.8 s; 20 of 20 visitors, 1 of them at a later try',
  )
})
