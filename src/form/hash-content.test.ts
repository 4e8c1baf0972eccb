import { expect, test } from 'vitest'
import { hashContent } from './hash-content.ts'

function hashForm(fields: Record<string, string>, photos: readonly File[] = []): string {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const photo of photos) data.append('photos', photo)
  return hashContent(data)
}

const fields = { name: 'Morgan', message: 'The lower sash.' }
const photo = new File(['a'], 'window.png', { lastModified: 1 })

function makeEmptyFile(lastModified: number): File {
  return new File([], '', { lastModified })
}

test('the same fields and photos have the same hash, whatever the id and the page are', () => {
  const hash = hashForm({ id: 'a', page: '/', ...fields }, [photo])
  expect(hashForm({ id: 'b', page: '/faq', ...fields }, [photo])).toBe(hash)
  expect(hashForm(fields, [makeEmptyFile(1)])).toBe(hashForm(fields, [makeEmptyFile(2)]))
})

test.each([
  ['a field', { ...fields, name: 'Robin' }, [photo]],
  ['what stands in which field', { name: fields.message, message: fields.name }, [photo]],
  ['a photo less', fields, [makeEmptyFile(1)]],
  ['a photo more', fields, [photo, photo]],
  ['the name of a photo', fields, [new File(['a'], 'door.png', { lastModified: 1 })]],
  ['the size of a photo', fields, [new File(['ab'], 'window.png', { lastModified: 1 })]],
  ['the date of a photo', fields, [new File(['a'], 'window.png', { lastModified: 2 })]],
])('%s changes it', (_, changed, photos) => {
  expect(hashForm(changed, photos)).not.toBe(hashForm(fields, [photo]))
})

test('texts that differ by little have different ones, of twelve hexadecimal digits', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', '\u0000', 'é', '🪟', ...Array.from({ length: 20_000 }, (_, n) => `No. ${n}`)]
  const hashes = texts.map((message) => hashForm({ message }))
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{12}$/)
  expect(new Set(hashes).size).toBe(texts.length)
})
