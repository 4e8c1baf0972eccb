import { expect, test } from 'vitest'
import {
  type Marking,
  measureMarking,
  moveTo,
  type Picture,
  press,
  pressKey,
  release,
  startMarking,
  undo,
} from './marking.ts'
import { drawnCorners } from './testing.ts'
import { unknownSize } from './window-sizes.ts'

const start = startMarking({ width: 1600, height: 1400 } as Picture, unknownSize)
const noModifier = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

/** At 4 pixels of the picture for one of the screen, a corner is taken up from 88 of them. */
function touch(marking: Marking, x: number, y: number): Marking {
  return release(press(marking, { x, y }, 4))
}

function type(marking: Marking, ...keys: string[]): Marking {
  return keys.reduce((now, key) => pressKey(now, { ...noModifier, key }, 4) ?? now, marking)
}

test('there is a size from the eighth corner on, and not before', () => {
  let marking = start
  for (const [index, corner] of drawnCorners.entries()) {
    expect(marking.corners).toHaveLength(index)
    const held = press(marking, corner, 1)
    for (const unfinished of [marking, held]) expect(measureMarking(unfinished)).toEqual({})
    marking = release(held)
  }
  expect(measureMarking(marking)).toMatchObject({ size: { width: '36', height: '30' } })
  expect(touch(marking, 20, 20)).toEqual(marking)
  expect(measureMarking(undo(marking))).toEqual({})
})

test('within reach a corner is taken up where it is, elsewhere the next one is set', () => {
  const one = touch(start, 400, 400)
  expect(touch(one, 489, 400).corners).toHaveLength(2)
  const held = press(one, { x: 470, y: 400 }, 4)
  expect(held.corners).toEqual(one.corners)
  expect(moveTo(moveTo(held, { x: 500, y: 420 }), { x: 480, y: 390 }).corners).toEqual([{ x: 410, y: 390 }])
  expect(moveTo(held, { x: 9000, y: -9000 }).corners).toEqual([{ x: 1600, y: 0 }])
  expect(press(touch(one, 500, 400), { x: 460, y: 400 }, 4).held?.index).toBe(1)
})

test('arrow keys move a cross, and Enter sets a corner there, or takes one up and puts it down', () => {
  expect(type(start, 'ArrowLeft', 'ArrowUp').corners).toEqual([])
  const one = type(start, 'ArrowLeft', 'ArrowLeft', 'Enter')
  expect(one.corners).toEqual([{ x: 796, y: 700 }])
  expect(type(one, 'Enter', 'ArrowDown', 'Enter', 'ArrowDown').corners).toEqual([{ x: 796, y: 702 }])
  expect(type(one, 'Backspace').corners).toEqual([])
  const fast = { ...noModifier, key: 'ArrowDown', shiftKey: true }
  expect(pressKey(one, fast, 4)?.cursor).toEqual({ x: 796, y: 720 })
  for (const other of [{ key: 'Tab' }, { altKey: true }]) expect(pressKey(one, { ...fast, ...other }, 4)).toBeNull()
})
