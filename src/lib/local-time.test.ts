import { expect, test } from 'vitest'
import { readLocalTime } from './local-time.ts'

test.each([
  ['2026-01-15T18:00', 'America/Edmonton', '2026-01-16T01:00:00Z', 'in winter'],
  ['2026-07-04T18:00', 'America/Edmonton', '2026-07-05T00:00:00Z', 'in summer'],
  ['2026-03-08T01:59', 'America/Edmonton', '2026-03-08T08:59:00Z', 'a minute before clocks go forward'],
  ['2026-03-08T03:00', 'America/Edmonton', '2026-03-08T09:00:00Z', 'as clocks go forward'],
  ['2025-03-09T02:30', 'America/Edmonton', '2025-03-09T09:30:00Z', 'at a time that the clock skips'],
  ['2025-11-02T01:30', 'America/Edmonton', '2025-11-02T07:30:00Z', 'at a time that the clock shows twice'],
  ['2026-07-04T18:00', 'Asia/Kathmandu', '2026-07-04T12:15:00Z', 'with an offset of a quarter of an hour'],
  ['2026-07-04T18:00', 'UTC', '2026-07-04T18:00:00Z', 'in UTC'],
])('%s in %s is %s, %s', (local, timeZone, instant) => {
  expect(new Date(readLocalTime(local, timeZone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
})
