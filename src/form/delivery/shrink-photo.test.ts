import { expect, test } from 'vitest'
import { renameToJpeg } from './shrink-photo.ts'

test.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['window.front.png', 'window.front.jpg'],
  ['photo', 'photo.jpg'],
])('%s becomes %s', (name, jpeg) => {
  expect(renameToJpeg(name)).toBe(jpeg)
})
