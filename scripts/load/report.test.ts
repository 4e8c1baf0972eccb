import { expect, test } from 'vitest'
import {
  describeLoad,
  formatAttackSection,
  formatReceiverSection,
  formatSiteSection,
  insertSection,
  listMissed,
} from './report.ts'

test('each program keeps what the others have written', () => {
  const report = '# Load\n\n<!-- site -->\nold\n<!-- /site -->\n\n<!-- attacks -->\nkept\n<!-- /attacks -->\n'
  const written = '# Load\n\n<!-- site -->\n\n$& new\n\n<!-- /site -->\n\n<!-- attacks -->\nkept\n<!-- /attacks -->\n'
  expect(insertSection(report, 'site', '$& new\n')).toBe(written)
  expect(insertSection(written, 'site', '$& new\n')).toBe(written)
})

test('a report without its marks is not written over', () => {
  expect(() => insertSection('# Load\n', 'receiver', 'new')).toThrow('docs/load.md has lost the marks of receiver')
})

const siteResult = {
  name: 'nginx',
  latencies: Array.from({ length: 100 }, (_, index) => 100 - index),
  mistakes: ['/: 500 instead of 200'],
  seconds: 2,
}

test('the load test of the site says how fast and how right a server was, and what was wrong', () => {
  expect(describeLoad(siteResult)).toBe(
    'nginx: 50 requests/s, p50 50.0, p95 95.0, p99 99.0, max 100.0 ms, 1 wrong responses\n  /: 500 instead of 200',
  )
})

test('its section has a row for each server', () => {
  const section = formatSiteSection([siteResult], { requestCount: 100, visitorCount: 5, machine: '2 cores (x64)' })
  expect(section).toContain('| nginx | 50 | 50.0 | 95.0 | 99.0 | 100.0 | 1 |\n')
})

test('the section of the receiver says how fast it was and what went wrong', () => {
  const result = {
    requestCount: 2000,
    visitorCount: 20,
    photosEach: 2,
    photoBytes: 250_000,
    kills: 3,
    retries: 7,
    seconds: 40,
    notifiedSeconds: 50,
    latencies: [1, 2, 3, 4],
    lost: 1,
    doubled: 0,
    damaged: 0,
    notSent: 0,
    sentTwice: 2,
  }
  const section = formatReceiverSection(result, '2 cores (x64)')
  expect(section).toContain('| acknowledged | 2000 in 40.0 s (50 a second) |\n')
  expect(section).toContain('p50 2.0, p95 4.0')
  expect(section).toContain('| acknowledged and lost | 1 |\n')
})

const measures = {
  pages: { p50: '2.0', p95: '3.0', p99: '999.0', max: '22848.0' },
  visitors: 20,
  acknowledged: 20,
  retried: 1,
  processorSeconds: 1.5,
  peakMegabytes: 299,
}

test('an attack misses what is too much for all of them, and what it asks for itself', () => {
  expect(listMissed(measures)).toEqual([])
  expect(listMissed({ ...measures, peakMegabytes: 300 })).toEqual(['300 MB'])
  expect(listMissed({ ...measures, pages: { ...measures.pages, p99: '1000.0' } })).toEqual(['page p99 of 1 s'])
  expect(listMissed(measures, ({ retried }) => retried === 0)).toEqual(['what is in brackets'])
})

test('a row has what an attack did before beside what it does now', () => {
  const now = {
    chunks: { outcome: '1 × 411', measures: { ...measures, peakMegabytes: 1299 }, missed: [] },
    disk: { outcome: 'left out', missed: [] },
  }
  const section = formatAttackSection({ chunks: ['chunks'], disk: ['disk'] }, { chunks: '3,088 MB' }, now, '2 cores')
  expect(section).toContain(
    '\n| chunks | 3,088 MB | 1,299 MB; processor 1.5 s; page p50 2 ms, p99 999 ms, max 22.8 s; 20 of 20 visitors, 1 of them at a later try; 1 × 411 |\n',
  )
  expect(section).toContain('\n| disk |  | left out |\n')
})
