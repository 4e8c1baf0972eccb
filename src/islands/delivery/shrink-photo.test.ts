import { expect, test } from 'vitest'
import { fitInto, renameToJpeg } from './shrink-photo.ts'

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [800, 600, 800, 600],
  [9000, 2, 2000, 1],
])('%i × %i becomes %i × %i', (width, height, newWidth, newHeight) => {
  expect(fitInto({ width, height }, 2000)).toEqual({ width: newWidth, height: newHeight })
})

test.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['window.front.png', 'window.front.jpg'],
  ['photo', 'photo.jpg'],
])('%s becomes %s', (name, jpeg) => {
  expect(renameToJpeg(name)).toBe(jpeg)
})
