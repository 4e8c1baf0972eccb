import { expect, test } from 'vitest'
import { listTicks } from './arrival-map.tsx'

test('the last tick is where the longest stretch ends, or the next one after it', () => {
  expect(listTicks([{ from: 5, to: 20 }], 10)).toEqual([0, 10, 20])
  expect(
    listTicks(
      [
        { from: 5, to: 21 },
        { from: 2, to: 4 },
      ],
      10,
    ),
  ).toEqual([0, 10, 20, 30])
})
