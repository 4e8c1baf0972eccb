import { expect, test } from 'vitest'
import { chooseGain, readArrowKey } from './corner-input.ts'

const step = { x: 3, y: 4, duration: 10, pointerType: 'touch', hasAlt: false }

test('a fast finger moves a corner as far as itself', () => {
  expect(chooseGain(step)).toBe(1)
})

test('a slow finger moves it by less, and by no less than three tenths', () => {
  expect(chooseGain({ ...step, duration: 83 })).toBeCloseTo(0.5, 2)
  expect(chooseGain({ ...step, duration: 1000 })).toBe(0.3)
})

test('events of the same millisecond have a speed too', () => {
  expect(chooseGain({ ...step, duration: 0 })).toBe(1)
})

test.each(['mouse', 'pen'])('a %s moves it as far as itself at any speed, and by a quarter with Alt', (pointerType) => {
  expect(chooseGain({ ...step, pointerType, duration: 1000 })).toBe(1)
  expect(chooseGain({ ...step, pointerType, hasAlt: true })).toBe(0.25)
})

const key = { key: 'ArrowUp', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

test.each([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])('%s moves a corner by a pixel, with Shift by ten', (name, { x, y }) => {
  expect(readArrowKey({ ...key, key: name })).toEqual({ x, y })
  expect(readArrowKey({ ...key, key: name, shiftKey: true })).toEqual({ x: 10 * x, y: 10 * y })
})

test('other keys, and arrows that belong to the browser, move nothing', () => {
  for (const other of [{ key: 'Tab' }, { altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    expect(readArrowKey({ ...key, ...other })).toBeNull()
  }
})
