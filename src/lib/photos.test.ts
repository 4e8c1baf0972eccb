import { expect, test } from 'vitest'
import { addPhotos, fitInto, isImage } from './photos.ts'

function makeFile(name: string, type: string, content = name): File {
  return new File([content], name, { type, lastModified: 1 })
}

const pane = makeFile('pane.jpg', 'image/jpeg')
const frame = makeFile('frame.png', 'image/png')
const invoice = makeFile('invoice.pdf', 'application/pdf')

test('images are kept in the order in which they came, others are refused by name', () => {
  const { photos, refused } = addPhotos([pane], [invoice, frame])
  expect(photos).toEqual([pane, frame])
  expect(refused).toEqual({ notImages: ['invoice.pdf'], empty: [] })
})

test('an image without content is refused by name', () => {
  const { photos, refused } = addPhotos([pane], [makeFile('cloud.jpg', 'image/jpeg', '')])
  expect(photos).toEqual([pane])
  expect(refused).toEqual({ notImages: [], empty: ['cloud.jpg'] })
})

test('the same photo picked twice is there once, another of the same name is not the same', () => {
  const again = makeFile('pane.jpg', 'image/jpeg')
  const other = makeFile('pane.jpg', 'image/jpeg', 'a different picture')
  expect(addPhotos([pane], [again, other]).photos).toEqual([pane, other])
})

test('a HEIC file without a type is an image, a text file without one is not', () => {
  expect(isImage(makeFile('IMG_0142.HEIC', ''))).toBe(true)
  expect(isImage(makeFile('notes', ''))).toBe(false)
  expect(isImage(makeFile('trick.png', 'text/html'))).toBe(false)
})

test.each([
  ['a photo of 12 megapixels', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
  ['one of 48, upright', { width: 6048, height: 8064 }, { width: 1200, height: 1600 }],
  ['a small one', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a panorama', { width: 16000, height: 3 }, { width: 1600, height: 1 }],
])('%s is scaled down to fit', (_, size, scaled) => {
  expect(fitInto(size, 1600)).toEqual(scaled)
})
