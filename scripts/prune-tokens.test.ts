import { expect, test } from 'vitest'
import { pruneTokens } from './prune-tokens.ts'

test('a property that nothing reads goes, and then the one that only it read', () => {
  const html = '<style>:root{--used:#fff;--unused:var(--base);--base:#000;color:var(--used)}</style>'
  expect(pruneTokens(html)).toBe('<style>:root{--used:#fff;color:var(--used)}</style>')
})

test('a property that a drawing in the page or a script reads stays', () => {
  const html =
    '<style>:root{--sky:#abc;--ink:#123}</style><svg><path fill="var(--sky)"/></svg><script>"var(--ink)"</script>'
  expect(pruneTokens(html)).toBe(html)
})

test('the last declaration of a rule may have no semicolon', () => {
  expect(pruneTokens('<style>a{color:red;--unused:1px}b{top:0}</style>')).toBe('<style>a{color:red;}b{top:0}</style>')
})

test('what only looks like a declaration outside a style element is left alone', () => {
  const html = '<p>--unused:#fff;</p>'
  expect(pruneTokens(html)).toBe(html)
})
