import { expect, test, vi } from 'vitest'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { signWebhook } from '../../receiver/notify/webhook.ts'
import { business } from '../../src/content/business.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { maxPhotos, photoTypes } from '../../src/form/request.ts'
import { describeRefusal } from '../../src/form/words.ts'
import { webhookSecret } from '../support/owner-servers.ts'
import { countStored, listWebhooks, query, type Receiver, receivers } from './receivers.ts'
import { filledIn, makeAddress, makePicture, pretendAddress, sendRequest } from './requests.ts'
import { refusedOnceName } from './start-receivers.ts'

const reference = new RegExp(`^${business.referencePrefix}-[2-9A-HJ-NP-Z]{6}$`)

const pageHeaders = {
  ...Object.fromEntries(new Headers(buildResponseHeaders(readEstimateEndpoint('/estimate')))),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}

for (const receiver of receivers) {
  const { name, url } = receiver

  test(`${name}: a request is stored as it was sent, and its reference told`, async () => {
    const id = crypto.randomUUID()
    const { status, headers, body } = await sendRequest(url, { fields: { id }, photos: [makePicture(4000)] })
    expect(status).toBe(201)
    expect(body).toEqual({ reference: expect.stringMatching(reference) })
    expect(headers.get('Cache-Control')).toBe('no-store')
    const { website: _, elapsed: __, ...typed } = filledIn
    expect(query(receiver, 'SELECT * FROM requests WHERE id = ?', id)).toMatchObject([
      { ...typed, id, reference: body.reference, suspicion: null },
    ])
    expect(query(receiver, 'SELECT type, size FROM photos WHERE request_id = ?', id)).toEqual([
      { type: 'image/jpeg', size: 4000 },
    ])
  })

  test(`${name}: ${maxPhotos} photos of every type are kept in order; a file input that nobody touched is none`, async () => {
    const id = crypto.randomUUID()
    const types = Array.from({ length: maxPhotos }, (_, index) => photoTypes[index % photoTypes.length])
    const photos = [new Uint8Array(0), ...types.map((type, seed) => makePicture(300, type, seed))]
    expect((await sendRequest(url, { fields: { id }, photos })).status).toBe(201)
    const rows = query(receiver, 'SELECT type FROM photos WHERE request_id = ? ORDER BY position', id)
    expect(rows.map(({ type }) => type)).toEqual(types)
  })

  test(`${name}: the four required fields are enough`, async () => {
    const fields = { id: '', time: '', message: '', page: '', elapsed: '', message2: 'of a newer form' }
    expect((await sendRequest(url, { fields: { ...fields, name: crypto.randomUUID() } })).status).toBe(201)
  })

  test(`${name}: the same id again is the same request, also when several tries come at once`, async () => {
    const fields = { id: crypto.randomUUID() }
    const photos = [makePicture(50_000)]
    const before = countStored(receiver)
    const first = await Promise.all(Array.from({ length: 6 }, () => sendRequest(url, { fields, photos })))
    const later = await sendRequest(url, { fields, photos })
    expect(first.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(first.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(later.status).toBe(200)
    expect(new Set([...first, later].map(({ body }) => body.reference)).size).toBe(1)
    const { requests, photos: photoRows, files } = countStored(receiver)
    expect([requests - before.requests, photoRows - before.photos, files - before.files]).toEqual([1, 1, 1])
  })

  test.each([
    ['a filled-in honeypot', { website: 'https://spam.example' }, 'honeypot'],
    ['half a second', { elapsed: '500' }, 'too-fast'],
    ['a time that is no number', { elapsed: 'soon' }, 'too-fast'],
  ])(`${name}: %s is stored and acknowledged, as suspected`, async (_case, fields, suspicion) => {
    const id = crypto.randomUUID()
    expect((await sendRequest(url, { fields: { id, ...fields } })).status).toBe(201)
    expect(query(receiver, 'SELECT suspicion FROM requests WHERE id = ?', id)).toEqual([{ suspicion }])
  })

  test(`${name}: the eleventh request from one address has to wait; a request that is there already does not`, async () => {
    const headers = pretendAddress(makeAddress())
    const fields = { id: crypto.randomUUID() }
    expect((await sendRequest(url, { headers, fields })).status).toBe(201)
    // At once, so that none of them can hide behind another.
    const others = await Promise.all(Array.from({ length: 14 }, () => sendRequest(url, { headers })))
    expect(others.filter(({ status }) => status === 201)).toHaveLength(9)
    const refused = others.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body.error).toBe('rate-limited')
    expect(refused[0]?.headers.get('Retry-After')).toBe('600')
    expect((await sendRequest(url, { headers, fields })).status).toBe(200)
    expect((await sendRequest(url)).status).toBe(201)
  })

  test(`${name}: the owner is told by a webhook that can be verified`, async () => {
    const id = crypto.randomUUID()
    const { body } = await sendRequest(url, { fields: { id }, photos: [makePicture(100)] })
    await waitForWebhook(receiver, id, 1)
    const [sent] = listWebhooks(receiver).filter(({ headers }) => headers['webhook-id'] === id)
    const timestamp = String(sent?.headers['webhook-timestamp'])
    expect(sent?.headers['webhook-signature']).toBe(await signWebhook(webhookSecret, id, timestamp, sent?.body ?? ''))
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      type: 'estimate.requested',
      data: { id, reference: body.reference, name: filledIn.name, suspicion: null, photos: [{ size: 100 }] },
    })
  })

  test(`${name}: a webhook that fails is sent again`, async () => {
    const id = crypto.randomUUID()
    await sendRequest(url, { fields: { id, name: refusedOnceName } })
    await waitForWebhook(receiver, id, 2)
    expect(listWebhooks(receiver).filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(2)
  })

  test(`${name}: whoever runs it can ask how it is, and learns nothing about anybody`, async () => {
    await sendRequest(url)
    const response = await fetch(new URL('/healthz', url))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      problems: [],
      storedMegabytes: expect.any(Number),
      maxStoredMegabytes: expect.any(Number),
      freeMegabytes: name === 'Node' ? expect.any(Number) : null,
      oldestUnsentSeconds: expect.toSatisfy((seconds) => seconds === null || seconds >= 0),
    })
  })

  test(`${name}: of twenty requests at once none is lost, and none is there or sent twice`, async () => {
    const ids: string[] = Array.from({ length: 20 }, () => crypto.randomUUID())
    const before = countStored(receiver)
    const send = (id: string, seed: number) =>
      sendRequest(url, { fields: { id }, photos: [makePicture(20_000, 'image/jpeg', seed)] })
    const responses = await Promise.all(ids.map(send))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(20)
    expect(countStored(receiver)).toMatchObject({ requests: before.requests + 20, files: before.files + 20 })
    for (const id of ids) await waitForWebhook(receiver, id, 1)
    const told = listWebhooks(receiver).map(({ headers }) => String(headers['webhook-id']))
    expect(told.filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted())
  })

  test(`${name}: a browser without scripts is led to a page of the site that has the reference`, async () => {
    const visitor = crypto.randomUUID()
    const { status, headers } = await submit(url, { name: visitor })
    expect(status).toBe(303)
    const [row] = query(receiver, 'SELECT reference, page, suspicion FROM requests WHERE name = ?', visitor)
    expect(row).toMatchObject({ page: '', suspicion: null })
    expect(headers.get('Location')).toBe(`/estimate/received/${row?.reference}`)

    const page = await fetch(new URL(`/estimate/received/${row?.reference}`, url))
    expect(page.status).toBe(200)
    expect(await page.text()).toBe(`<h1>Thank you</h1><p>${row?.reference}</p>`)
    expect(Object.fromEntries(page.headers)).toMatchObject(pageHeaders)
    const head = await fetch(page.url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test(`${name}: the same form sent again is the same request, and another photo makes it another`, async () => {
    const fields = { name: crypto.randomUUID() }
    const first = await submit(url, fields, [makePicture(500)])
    const again = await submit(url, fields, [makePicture(500)])
    const other = await submit(url, fields, [makePicture(500, 'image/jpeg', 2)])
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(other.headers.get('Location')).not.toBe(first.headers.get('Location'))
    expect(query(receiver, 'SELECT id FROM requests WHERE name = ?', fields.name)).toHaveLength(2)
  })

  test(`${name}: what is wrong is said on a page of the site`, async () => {
    const { status, headers, text } = await submit(url, { phone: '' })
    expect(status).toBe(422)
    expect(text).toBe(`<h1>Sorry</h1><p>${describeRefusal({ code: 'missing-field', field: 'phone' })}</p>`)
    expect(Object.fromEntries(headers)).toMatchObject(pageHeaders)
  })
}

/** Waits until a request was sent to the webhook, after so many attempts. */
async function waitForWebhook(receiver: Receiver, id: string, attempts: number): Promise<void> {
  const sql = `SELECT attempts, sent_at > 0 AS isSent FROM notifications WHERE channel = 'webhook' AND request_id = ?`
  const isSent = () => expect(query(receiver, sql, id)).toEqual([{ attempts, isSent: 1 }])
  await vi.waitFor(isSent, { timeout: 60_000, interval: 250 })
}

/** Sends what a browser sends without scripts: no id, no time, and a file input that may be empty. */
function submit(url: string, fields: Record<string, string>, photos = [new Uint8Array(0)]) {
  const headers = { Accept: 'text/html,*/*;q=0.8', Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin' }
  return sendRequest(url, { fields: { id: '', elapsed: '', page: '', ...fields }, photos, headers })
}
