import { expect, test } from 'vitest'
import { formatAttackSection, insertAttackSection, keepAttackSection, listMissed } from './report.ts'

const measures = {
  pages: { p50: '2.0', p95: '3.0', p99: '999.0', max: '999.4' },
  visitors: 20,
  acknowledged: 20,
  retried: 1,
  processorSeconds: 1.5,
  peakMegabytes: 299,
}
const load = '# Load test\n\nfigures\n'

test('an attack misses what is too much for all of them, and what it asks for itself', () => {
  expect(listMissed(measures)).toEqual([])
  expect(listMissed({ ...measures, peakMegabytes: 300 })).toEqual(['300 MB'])
  expect(listMissed({ ...measures, pages: { ...measures.pages, p99: '1000.0' } })).toEqual(['page p99 of 1 s'])
  expect(listMissed(measures, ({ retried }) => retried === 0)).toEqual(['what is in brackets'])
})

test('a row has the figures of before beside those of now', () => {
  const slow = { ...measures.pages, p99: '22848.0', max: '60000.0' }
  const before = {
    outcome: '1 × 400',
    measures: { ...measures, pages: slow, peakMegabytes: 3088, visitors: 0 },
    missed: [],
  }
  const now = { outcome: '1 × 411', measures, missed: [] }
  expect(formatAttackSection({ chunks: ['chunks'] }, { chunks: before }, { chunks: now }, '2 cores (x64)')).toContain(
    '\n| chunks | 3,088 MB; processor 1.5 s; page p50 2 ms, p99 22.8 s, max 60.0 s; 1 × 400 | 299 MB; processor 1.5 s; page p50 2 ms, p99 999 ms, max 999 ms; 20 of 20 visitors, 1 of them at a later try; 1 × 411 |\n',
  )
})

test('each program keeps what the other has written', () => {
  const attacked = insertAttackSection(load, '$& attacks\n')
  expect(attacked).toBe('# Load test\n\nfigures\n\n<!-- attacks -->\n\n$& attacks\n\n<!-- /attacks -->\n')
  expect(insertAttackSection(attacked, '$& attacks\n')).toBe(attacked)
  expect(keepAttackSection(attacked, load)).toBe(attacked)
  expect(keepAttackSection('# Load test\n', load)).toBe(load)
})
