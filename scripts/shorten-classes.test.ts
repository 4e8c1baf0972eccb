import { expect, test } from 'vitest'
import { shortenClasses } from './shorten-classes.ts'

test('a class has one short name wherever it stands', () => {
  const html =
    '<style>._aB-_9c__row,._aB-_9c__cell{top:0}</style><p class="_aB-_9c__cell _aB-_9c__row"><b class="_aB-_9c__cell">'
  expect(shortenClasses(html, '')).toBe('<style>._a,._b{top:0}</style><p class="_b _a"><b class="_b">')
})

test('a class that a script file writes keeps its name', () => {
  const html = '<p class="_x1y2z3__toast _aB3d5f__row">'
  expect(shortenClasses(html, 'a("_x1y2z3__toast")')).toBe('<p class="_x1y2z3__toast _a">')
})

test('more classes than letters get names of two letters, none of them twice', () => {
  const names = Array.from({ length: 60 }, (_, index) => `_${String(index).padStart(6, '0')}__part`)
  const short = shortenClasses(names.join(' '), '').split(' ')
  expect(new Set(short).size).toBe(60)
  expect(short.slice(25, 28)).toEqual(['_z', '_aa', '_ab'])
})

test('other names are left alone', () => {
  expect(shortenClasses('<p class="by-day night" id="a__b">', '')).toBe('<p class="by-day night" id="a__b">')
})
