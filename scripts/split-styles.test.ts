import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

const buildPage = (css: string, laterCss?: string) =>
  `<style>${css}</style><body><header class="bar"></header><main><section class="hero"></section>${laterCss === undefined ? '' : `<style>${laterCss}</style>`}<section id="prices" class="prices"><b class="hero sum"></b></section></main>`

test('the styles of what comes after the first section come after it, in their order', () => {
  const first = 'body{margin:0}.bar{top:0}.hero{top:1px}'
  const later = '.prices .sum{top:2px}.prices{top:3px}'
  expect(splitStyles(buildPage('body{margin:0}.prices .sum{top:2px}.bar{top:0}.prices{top:3px}.hero{top:1px}'))).toBe(
    buildPage(first, later),
  )
})

test('a condition goes where its rules go, and to both places if it has rules for both', () => {
  expect(
    splitStyles(buildPage('@media print{.hero{top:0}.prices{top:0}}@media screen{@supports (top:0){.sum{top:0}}}')),
  ).toBe(
    buildPage(
      '@media print{.hero{top:0}}',
      '@media print{.prices{top:0}}@media screen{@supports (top:0){.sum{top:0}}}',
    ),
  )
})

test('a rule stays in front when one of its selectors may be needed there', () => {
  const css = '.hero,.prices{top:0}.hero:not(.open){top:1px}@font-face{font-family:A;src:url(a.woff2)}'
  expect(splitStyles(buildPage(css))).toBe(buildPage(css, ''))
})

test('a page of one section keeps its styles together', () => {
  const html = '<style>.later{top:0}</style><body><main><section></section></main><footer class="later">'
  expect(splitStyles(html)).toBe(html)
})
