import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { issueChoices } from '../content/issues.ts'
import { messages } from '../content/messages.ts'
import { smsHref } from '../lib/links.ts'
import { noneRefused } from '../lib/photos.ts'
import { describeRequest } from './describe.ts'
import { readEstimateEndpoint, refuseTakenPath } from './endpoint.ts'
import { hashRequest } from './request-id.ts'
import { drawQrCode, smsQrCode } from './sms-qr-code.ts'
import { emptyRequest } from './testing-request.ts'
import { describeLeftOut, describePhotos, estimateForm, timeChoices } from './words.ts'

describe('a request as text', () => {
  const [issue] = issueChoices
  const [, time] = timeChoices

  test('a request is written line by line, with the labels of the form and the message last', () => {
    const text = describeRequest({
      ...emptyRequest,
      name: 'Morgan Reyes',
      phone: '403 555 0101',
      address: '12 Kensington Road NW',
      issue: issue.value,
      time: time.value,
      message: 'The lower sash.\nIt faces the lane.',
    })
    expect(text.split('\n')).toEqual([
      estimateForm.requestTitle,
      `${estimateForm.name.label}: Morgan Reyes`,
      `${estimateForm.phone.label}: 403 555 0101`,
      `${estimateForm.address.label}: 12 Kensington Road NW`,
      `${estimateForm.issue.label} ${issue.label}`,
      `${estimateForm.time.label} ${time.label}`,
      '',
      'The lower sash.',
      'It faces the lane.',
    ])
  })

  test('what is empty is left out', () => {
    expect(describeRequest({ ...emptyRequest, name: 'Morgan' })).toBe(
      `${estimateForm.requestTitle}\n${estimateForm.name.label}: Morgan`,
    )
    expect(describeRequest({ ...emptyRequest, message: 'Foggy' })).toBe(`${estimateForm.requestTitle}\nFoggy`)
  })

  test('nothing typed is no text', () => {
    expect(describeRequest(emptyRequest)).toBe('')
  })

  test('a choice that the form does not have is left out', () => {
    expect(describeRequest({ ...emptyRequest, issue: 'no-such-issue' })).toBe('')
  })
})

test('the count of the photos, and what was left out, are said in words', () => {
  expect([1, 2].map(describePhotos)).toEqual(['1 photo added', '2 photos added'])
  expect(describeLeftOut(noneRefused)).toBe('')
  expect(describeLeftOut({ notImages: ['a.pdf'], empty: ['c.jpg'] })).toBe(
    'a.pdf is not an image and was left out. c.jpg is empty and was left out.',
  )
  expect(describeLeftOut({ notImages: ['a.pdf', 'b.txt'], empty: ['c.jpg', 'd.jpg'] })).toBe(
    'a.pdf and b.txt are not images and were left out. c.jpg and d.jpg are empty and were left out.',
  )
})

describe('ESTIMATE_ENDPOINT', () => {
  test.each([undefined, ''])('%j switches it off', (value) => {
    expect(readEstimateEndpoint(value)).toBeUndefined()
  })

  test.each(['/estimate', '/api/free-estimate'])('%s is a path of the site', (value) => {
    expect(readEstimateEndpoint(value)).toEqual({ action: value, source: "'self'", path: value })
  })

  test('an https URL is a service elsewhere, allowed by its origin', () => {
    expect(readEstimateEndpoint('https://forms.example/f/a?b=c')).toEqual({
      action: 'https://forms.example/f/a?b=c',
      source: 'https://forms.example',
      path: undefined,
    })
  })

  test.each([
    'estimate',
    '/',
    '/estimate/',
    '//evil.example',
    '/a//b',
    '/Estimate',
    '/a b',
    '/a?b',
    '/$uri',
    'http://forms.example/',
    'https://user:word@forms.example/',
    'https://',
    'javascript:alert(1)',
    'yes',
  ])('%s is refused, by name', (value) => {
    expect(() => readEstimateEndpoint(value)).toThrow(`ESTIMATE_ENDPOINT=${value} is neither`)
  })

  test.each([
    ['/contact', true],
    ['/icons', true],
    ['/estimate', false],
    ['/icon', false],
    [undefined, false],
  ])('%s is taken by the site: %s', (value, isTaken) => {
    const check = () => refuseTakenPath(readEstimateEndpoint(value), ['contact.html', 'icons/icon-96.png'])
    if (isTaken) expect(check).toThrow(`ESTIMATE_ENDPOINT=${value} is a page or a folder`)
    else expect(check).not.toThrow()
  })
})

describe('the hash in the id of a request', () => {
  function hashForm(fields: Record<string, string>, photos: readonly File[] = []): string {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    for (const photo of photos) data.append('photos', photo)
    return hashRequest(data)
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
    const texts = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      '\u0000',
      'é',
      '🪟',
      ...Array.from({ length: 20_000 }, (_, n) => `No. ${n}`),
    ]
    const hashes = texts.map((message) => hashForm({ message }))
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{12}$/)
    expect(new Set(hashes).size).toBe(texts.length)
  })
})

describe('the QR code', () => {
  /** Reads a code from its picture, as a camera does. */
  async function readCode(svg: string): Promise<string> {
    const { data, info } = await sharp(Buffer.from(svg), { density: 72 * 6 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The limit is long, so that a busy machine can decode it too.
    return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 60_000 })
  }

  test.each(['sms:+14035550142', 'Zoë & Łukasz, 窓', 'x'.repeat(400)])(
    'a code reads as what was written: %s',
    async (text) => {
      expect(await readCode(drawQrCode(text))).toBe(text)
    },
  )

  test('the code for a text message reads as the link of the page', async () => {
    expect(await readCode(smsQrCode.svg)).toBe(smsHref(business.phone, messages.home.text))
  })

  test('a code is dark on white, with a border of four modules', async () => {
    const { data, info } = await sharp(Buffer.from(smsQrCode.svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isDark = (x: number, y: number) => data[(y * info.width + x) * info.channels] === 0
    const size = Array.from({ length: info.width }, (_, at) => at)
    for (const at of size)
      for (const edge of [0, 1, 2, 3]) expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false])
    expect(size.slice(4, 11).map((x) => isDark(x, 4))).toEqual(Array(7).fill(true))
  })
})
