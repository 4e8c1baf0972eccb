import { expect, test } from 'vitest'
import { placeLine } from './add-to-request.ts'

const line = 'Broken glass, 2 windows.'

test('a line goes before or after what was typed', () => {
  expect(placeLine('', { line, position: 'first' })).toBe(line)
  expect(placeLine('Kitchen.', { line, position: 'first' })).toBe(`${line}\nKitchen.`)
  expect(placeLine('Kitchen.', { line, position: 'last' })).toBe(`Kitchen.\n${line}`)
})

test('a line is there once, and takes the place of the one before it', () => {
  expect(placeLine(`${line}\nKitchen.`, { line, position: 'first' })).toBe(`${line}\nKitchen.`)
  expect(placeLine(`Old.\nKitchen.\nUpstairs.`, { line, replaces: 'Old.', position: 'first' })).toBe(
    `${line}\nKitchen.\nUpstairs.`,
  )
})
