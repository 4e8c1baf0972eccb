import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { tidyMarkup } from './tidy-markup.ts'

const page =
  '<p title="don&#x27;t">It&#x27;s <b></b>clear</p><svg><g><path d="M0 0h1"></path><use href="#a"></use></g><text></text></svg>'

test('it is shorter', () => {
  expect(tidyMarkup(page)).toBe(
    `<p title="don't">It's <b></b>clear</p><svg><g><path d="M0 0h1"/><use href="#a"/></g><text></text></svg>`,
  )
})

test('a browser reads the same', () => {
  expect(serialize(parse(tidyMarkup(page)))).toBe(serialize(parse(page)))
})

test('classic scripts that follow each other are one; others stay apart', () => {
  expect(tidyMarkup('<script>a()</script><script>b()</script><script type="module">c()</script>')).toBe(
    '<script>a(),b();</script><script type="module">c()</script>',
  )
})

test('a script says the same in fewer letters', () => {
  expect(tidyMarkup('<script>(function first() {\n  const name = origin\n  open(name)\n})()</script>')).toBe(
    '<script>(function(){open(origin)})();</script>',
  )
})
