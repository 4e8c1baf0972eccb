import { expect, test } from 'vitest'
import { mergeStyles } from './merge-styles.ts'

test('the styles of a page stand together, in their order, where the first stood', () => {
  const html =
    '<head><style>a{top:0}</style><link><style data-x>b{top:1px}</style></head><p></p><style>c{top:2px}</style>'
  expect(mergeStyles(html)).toBe('<head><style>a{top:0}b{top:1px}c{top:2px}</style><link></head><p></p>')
})

test('a dollar sign in the styles is kept', () => {
  expect(mergeStyles('<style>a{content:"$&"}</style>')).toBe('<style>a{content:"$&"}</style>')
})

test('a page without styles is left alone', () => {
  expect(mergeStyles('<p>Glass</p>')).toBe('<p>Glass</p>')
})
