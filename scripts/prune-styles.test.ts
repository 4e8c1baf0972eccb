import { expect, test } from 'vitest'
import { pruneStyles } from './prune-styles.ts'

test('a property that nothing reads goes, and then the one that only it read', () => {
  const html = '<style>:root{--used:#fff;--unused:var(--base);--base:#000;color:var(--used)}</style>'
  expect(pruneStyles(html, '')).toBe('<style>:root{--used:#fff;color:var(--used)}</style>')
})

test('a property that a drawing in the page or a script reads stays', () => {
  const html =
    '<style>:root{--sky:#abc;--ink:#123}</style><svg><path fill="var(--sky)"/></svg><script>"var(--ink)"</script>'
  expect(pruneStyles(html, '')).toBe(html)
})

test('a rule for a class that is not on the page goes, with the properties that only it read', () => {
  const html =
    '<style>:root{--red:red}.here{top:0}.gone,.gone b{color:var(--red)}p:not(.gone){top:1px}</style><p class="here">'
  expect(pruneStyles(html, '')).toBe('<style>.here{top:0}p:not(.gone){top:1px}</style><p class="here">')
})

test('a class that a script file will write stays', () => {
  const html = '<style>.toast{top:0}</style>'
  expect(pruneStyles(html, 'a("toast")')).toBe(html)
})

test('what only looks like a declaration outside a style element is left alone', () => {
  const html = '<p>--unused:#fff;</p>'
  expect(pruneStyles(html, '')).toBe(html)
})
