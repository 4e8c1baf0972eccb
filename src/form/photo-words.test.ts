import { expect, test } from 'vitest'
import { noneRefused } from '../lib/photos.ts'
import { describePhotos, describeRefused } from './photo-words.ts'

test('the count and the refusals are said in words', () => {
  expect([1, 2].map(describePhotos)).toEqual(['1 photo added', '2 photos added'])
  expect(describeRefused(noneRefused)).toBe('')
  expect(describeRefused({ notImages: ['a.pdf'], empty: ['c.jpg'] })).toBe(
    'a.pdf is not an image and was left out. c.jpg is empty and was left out.',
  )
  expect(describeRefused({ notImages: ['a.pdf', 'b.txt'], empty: ['c.jpg', 'd.jpg'] })).toBe(
    'a.pdf and b.txt are not images and were left out. c.jpg and d.jpg are empty and were left out.',
  )
})
