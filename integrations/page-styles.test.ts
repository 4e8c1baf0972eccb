import { expect, test } from 'vitest'
import { reducePageStyles } from './page-styles.ts'

test('the styles of a page stand together, in their order, where the first stood', () => {
  const page =
    '<head><style>a{top:0}</style><link><style data-x>b{top:1px}</style></head><p></p><style>c{top:2px}</style>'
  expect(reducePageStyles(page, '')).toBe('<head><style>a{top:0}b{top:1px}c{top:2px}</style><link></head><p></p>')
})

test('a property that nothing reads goes, and then the one that only it read', () => {
  const page = '<style>:root{--used:#fff;--unused:var(--base);--base:#000;color:var(--used)}</style>'
  expect(reducePageStyles(page, '')).toBe('<style>:root{--used:#fff;color:var(--used)}</style>')
})

test('a property that a drawing in the page or a script reads stays', () => {
  const page =
    '<style>:root{--sky:#abc;--ink:#123}</style><svg><path fill="var(--sky)"/></svg><script>"var(--ink)"</script>'
  expect(reducePageStyles(page, '')).toBe(page)
})

test('a rule for a class that is not on the page goes, with the properties that only it read', () => {
  const page =
    '<style>:root{--red:red}.here{top:0}.gone,.gone b{color:var(--red)}p:not(.gone){top:1px}</style><p class="here">'
  expect(reducePageStyles(page, '')).toBe('<style>.here{top:0}p:not(.gone){top:1px}</style><p class="here">')
})

test('a class that a script file will write stays', () => {
  const page = '<style>.toast{top:0}</style>'
  expect(reducePageStyles(page, 'a("toast")')).toBe(page)
})

test('a page without styles, and words that look like styles, are left alone', () => {
  const page = '<p>--unused:#fff; costs $&</p>'
  expect(reducePageStyles(page, '')).toBe(page)
})

test('a property that Lightning CSS does not know stays', () => {
  const page = '<style>img{object-fit:cover}h1{text-wrap:balance}</style>'
  expect(reducePageStyles(page, '')).toBe(page)
})

test('of rules that are the same the last stays, nested and under a condition too', () => {
  const rules = 'a{top:0;& b{left:0}}@media (width>=40rem){a{top:1px}}@media print{a{top:1px}}'
  expect(reducePageStyles(`<style>${rules}</style><style>i{top:0}${rules}</style>`, '')).toBe(
    `<style>i{top:0}${rules}</style>`,
  )
})

test('the same rule under another condition, and another rule for the same elements, stay', () => {
  const page =
    '<style>@media print{a{top:0}}@media (width>=40rem){a{top:0}}a:hover{left:0}b{top:3px}a:hover{top:2px}</style>'
  expect(reducePageStyles(page, '')).toBe(page)
})

test('the order of layers is that of the first statement, whatever comes first of them', () => {
  const page =
    '<style>@layer base,components;</style><style>@layer components{a{top:0}}</style><style>@layer base{a{top:1px}}</style>'
  const reduced = reducePageStyles(page, '')
  expect(reduced.indexOf('@layer base')).toBeGreaterThan(-1)
  expect(reduced.indexOf('@layer base')).toBeLessThan(reduced.indexOf('@layer components'))
})

test('rules that are the same in two layers both stay', () => {
  const page = '<style>@layer base{a{top:0}}@layer components{a{top:0}}</style>'
  expect(reducePageStyles(page, '')).toBe(page)
})
