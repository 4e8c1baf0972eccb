import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { flood, hail, holiday } from '../../tests/support/example-facts.ts'
import { listNotices, Notices, readLocalTime } from './notices.tsx'

const saturday = (time: string) => Date.parse(`2041-06-01T${time}-06:00`)

/** The texts that are shown without scripts on a site that was built at a time. */
function listShown(now: number): string[] {
  const markup = renderToStaticMarkup(<Notices notices={listNotices(now, [hail, holiday, flood])} now={now} />)
  const isRegionHidden = /^<section[^>]* hidden/.test(markup)
  const shown = [...markup.matchAll(/<div(?![^>]* hidden)[^>]*><p>(.*?)<\/p>/g)].map(([, text = '']) => text)
  expect(isRegionHidden).toBe(shown.length === 0)
  return shown
}

describe('without scripts a notice is shown where it held when the site was built', () => {
  test.each([
    ['before the first', '11:59', []],
    ['from the first on', '12:00', [hail.text]],
    ['two', '18:30', [holiday.text, hail.text]],
    ['the newest two of three', '19:00', [flood.text, holiday.text]],
    ['after the third', '20:00', [holiday.text, hail.text]],
  ])('%s', (_, time, texts) => expect(listShown(saturday(time))).toEqual(texts))
})

test('what is over is left out', () => {
  const list = (time: string) => listNotices(saturday(time), [hail, flood]).map(({ text }) => text)
  expect(list('19:59')).toEqual([flood.text, hail.text])
  expect(list('20:00')).toEqual([hail.text])
})

test('a notice with another text or time is another notice', () => {
  const longer = { ...hail, until: '2041-06-02T13:00' }
  const ids = listNotices(saturday('12:00'), [hail, longer, { ...hail, text: 'Hail is over.' }]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test.each([
  ['2026-01-15T18:00', 'America/Edmonton', '2026-01-16T01:00:00Z', 'in winter'],
  ['2026-07-04T18:00', 'America/Edmonton', '2026-07-05T00:00:00Z', 'in summer'],
  ['2026-03-08T01:59', 'America/Edmonton', '2026-03-08T08:59:00Z', 'a minute before clocks go forward'],
  ['2026-03-08T03:00', 'America/Edmonton', '2026-03-08T09:00:00Z', 'as clocks go forward'],
  ['2025-03-09T02:30', 'America/Edmonton', '2025-03-09T09:30:00Z', 'at a time that the clock skips'],
  ['2025-11-02T01:30', 'America/Edmonton', '2025-11-02T07:30:00Z', 'at a time that the clock shows twice'],
  ['2026-07-04T18:00', 'Asia/Kathmandu', '2026-07-04T12:15:00Z', 'with an offset of a quarter of an hour'],
  ['2026-07-04T18:00', 'UTC', '2026-07-04T18:00:00Z', 'in UTC'],
])('local time: %s in %s is %s, %s', (local, timeZone, instant) => {
  expect(new Date(readLocalTime(local, timeZone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
})
