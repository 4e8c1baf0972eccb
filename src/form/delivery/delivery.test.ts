import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleRequest } from '../testing-request.ts'
import { sayWait, sendingFaults } from '../words.ts'
import { readRetryAfter, sendRequest } from './delivery.ts'
import { parseDraft } from './draft.ts'
import { renameToJpeg } from './shrink-photos.ts'

const own = 'https://www.northpane.example'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: own })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function makeResponse(url: string, init: ResponseInit, body: string): Response {
  return Object.defineProperty(new Response(body, init), 'url', { value: url })
}

function send(url: string) {
  return sendRequest({ url, body: new FormData(), photoBytes: 0, onRetry: () => {} })
}

describe('what comes back from the endpoint', () => {
  function respond(url: string, status: number, body: string): void {
    vi.stubGlobal('fetch', () => Promise.resolve(makeResponse(url, { status }, body)))
  }

  test('the receiver of the site says the reference', async () => {
    respond(`${own}/estimate`, 201, '{"reference":"NP-7K2M9Q"}')
    expect(await send('/estimate')).toMatchObject({ kind: 'received', reference: 'NP-7K2M9Q' })
  })

  test.each(['', 'OK', '<p>Thanks</p>', '{"ok":true}', 'null'])(
    '%j from the site itself is no receipt',
    async (body) => {
      respond(`${own}/estimate`, 200, body)
      expect(await send('/estimate')).toMatchObject({ kind: 'failed', message: sendingFaults.server })
    },
  )

  test.each(['', '{"ok":true}'])('%j from a form service is one, without a reference', async (body) => {
    respond('https://forms.example/f/1', 200, body)
    expect(await send('https://forms.example/f/1')).toEqual({ kind: 'received', reference: undefined })
  })

  test('a refusal without words gets some', async () => {
    respond(`${own}/estimate`, 403, '<h1>Forbidden</h1>')
    expect(await send('/estimate')).toMatchObject({ kind: 'failed', message: sendingFaults.refused })
  })

  test.each([
    { message: { en: 'No' } },
    { message: ['No'], photo: '1' },
    { message: 5, photo: {} },
    { message: '', photo: -1 },
    { message: null, photo: 0.5 },
    [],
    'No',
    null,
  ])('a refusal with %j gets words, and names no photo', async (body) => {
    respond('https://forms.example/f/1', 422, JSON.stringify(body))
    expect(await send('https://forms.example/f/1')).toEqual({ kind: 'failed', message: sendingFaults.refused })
  })

  test('a refusal in words is said in them, and names the photo', async () => {
    respond(`${own}/estimate`, 413, '{"message":"Photo 2 is too large.","photo":1}')
    expect(await send('/estimate')).toEqual({ kind: 'failed', message: 'Photo 2 is too large.', photo: 1 })
  })

  test.each([{ reference: {} }, { reference: ['NP-7K2M9Q'] }, { reference: 7 }, { reference: '' }])(
    '%j is no reference',
    async (body) => {
      respond(`${own}/estimate`, 201, JSON.stringify(body))
      expect(await send('/estimate')).toMatchObject({ kind: 'failed', message: sendingFaults.server })
      respond('https://forms.example/f/1', 200, JSON.stringify(body))
      expect(await send('https://forms.example/f/1')).toEqual({ kind: 'received', reference: undefined })
    },
  )

  test('Retry-After is seconds or a date', () => {
    expect(readRetryAfter('120')).toBe(120_000)
    const inAMinute = readRetryAfter(new Date(Date.now() + 60_000).toUTCString()) ?? 0
    expect(inAMinute).toBeGreaterThan(50_000)
    expect(inAMinute).toBeLessThanOrEqual(60_000)
    expect(readRetryAfter('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(0)
    expect(readRetryAfter('soon')).toBeUndefined()
    expect(readRetryAfter(null)).toBeUndefined()
  })
})

describe('how often a request is sent', () => {
  const received = '{"reference":"NP-7K2M9Q"}'
  const failed = { status: 500 }
  const wait = (seconds: number) => ({ status: 429, headers: { 'Retry-After': String(seconds) } })

  test.each([
    ['a failure of the server is tried three times', [failed, failed, failed], [0, 1, 5], sendingFaults.server],
    ['so is a connection that breaks off', ['cut', 'cut', 'cut'], [0, 1, 5], sendingFaults.connection],
    ['either of them once does not show', ['cut', failed], [0, 1, 5], undefined],
    ['a short wait that the receiver asks for is kept', [wait(15)], [0, 15], undefined],
    ['a long one is left to the visitor', [wait(600)], [0], sayWait(600)],
    ['a refusal is not tried again', [{ status: 422 }], [0], sendingFaults.refused],
  ] as const)('%s', async (_, faults, seconds, message) => {
    vi.useFakeTimers({ now: 0 })
    const sentAt: number[] = []
    vi.stubGlobal('fetch', async () => {
      const fault = faults[sentAt.length]
      sentAt.push(Date.now() / 1000)
      if (fault === 'cut') throw new TypeError('Failed to fetch')
      return makeResponse(`${own}/estimate`, fault ?? { status: 201 }, fault ? '' : received)
    })
    const result = send('/estimate')
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject(message ? { kind: 'failed', message } : { kind: 'received' })
    expect(sentAt).toEqual(seconds)
  })

  test.each([
    ['response', (ends: Promise<never>) => ends],
    ['end of the response', async (ends: Promise<never>) => ({ text: () => ends })],
  ])('one whose %s does not come in time is not', async (_, respond) => {
    const controller = new AbortController()
    const { signal } = controller
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
    const fetch = vi.fn(() =>
      respond(new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))),
    )
    vi.stubGlobal('fetch', fetch)
    const result = send('/estimate')
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    controller.abort()
    expect(await result).toMatchObject({ kind: 'failed', message: sendingFaults.timeout })
    expect(fetch).toHaveBeenCalledOnce()
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  test('nothing is tried without a connection', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await send('/estimate')).toMatchObject({ kind: 'failed', message: sendingFaults.offline })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the draft', () => {
  const nothing = { values: {}, startedAt: 0 }
  const draft = { values: sampleRequest, startedAt: 1_700_000_000_000 }

  test('a draft is read as it was stored', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  test.each([
    '',
    'draft',
    '{',
    '{}',
    '[]',
    'null',
    '5',
    '"draft"',
    '{"values":null,"startedAt":null}',
    '{"values":"none","startedAt":"yesterday"}',
    '{"values":[],"startedAt":-1}',
    '{"values":{"name":5,"issue":"roof","time":"midnight","message":{}},"startedAt":9e15}',
  ])('%j is no draft', (text) => {
    expect(parseDraft(text)).toEqual(nothing)
  })

  test('what another version stored is taken as far as it makes sense', () => {
    const older = {
      ...draft,
      values: { ...sampleRequest, issue: 'roof', email: 'morgan@example.com' },
      isAttempted: true,
    }
    const { issue: _, ...values } = sampleRequest
    expect(parseDraft(JSON.stringify(older))).toEqual({ ...draft, values })
  })
})

test.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['window.front.png', 'window.front.jpg'],
  ['photo', 'photo.jpg'],
])('%s becomes %s', (name, jpeg) => {
  expect(renameToJpeg(name)).toBe(jpeg)
})
