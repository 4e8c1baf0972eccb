import { expect, test } from 'vitest'
import { expectFirstScreen } from './expect-first-screen.ts'

test('a page is not painted before its second section begins', () => {
  const page = (head: string) =>
    `<head>${head}</head><main id="main"><section><svg></svg></section><section id="prices"></section><section id="map">`
  expect(expectFirstScreen(page(''))).toBe(page('<link rel="expect" href="#prices" blocking="render">'))
})

test('one without a second section is painted as it comes', () => {
  expect(expectFirstScreen('<head></head><main><section></section></main>')).not.toContain('<link')
})
