import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { flood, hail, holiday } from '../../tests/support/owners-facts.ts'
import { listNotices, Notices } from './notices.tsx'

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
