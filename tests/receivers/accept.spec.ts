import { expect, test, vi } from 'vitest'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { signWebhook } from '../../receiver/notify/webhook.ts'
import { business } from '../../src/content/business.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { maxPhotos, photoTypes } from '../../src/form/request.ts'
import { describeRefusal } from '../../src/form/words.ts'
import { webhookSecret } from '../support/owner-servers.ts'
import { countStored, listWebhooks, query, receivers } from './receivers.ts'
import { buildForm, filledIn, makeAddress, makePicture, pretendAddress, sendRequest } from './requests.ts'
import { refusedOnceName } from './start-receivers.ts'

const reference = new RegExp(`^${business.referencePrefix}-[2-9A-HJ-NP-Z]{6}$`)

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

  test(`${name}: every type of picture is known by its content, in their order`, async () => {
    for (let start = 0; start < photoTypes.length; start += maxPhotos) {
      const types = photoTypes.slice(start, start + maxPhotos)
      const id = crypto.randomUUID()
      const photos = types.map((type) => makePicture(300, type))
      expect((await sendRequest(url, { fields: { id }, photos })).status).toBe(201)
      const rows = query(receiver, 'SELECT type FROM photos WHERE request_id = ? ORDER BY position', id)
      expect(rows.map(({ type }) => type)).toEqual(types)
    }
  })

  test(`${name}: ${maxPhotos} photos are not too many, and a file input that nobody touched is none`, async () => {
    const id = crypto.randomUUID()
    const photos = [
      new Uint8Array(0),
      ...Array.from({ length: maxPhotos }, (_, seed) => makePicture(200, 'image/png', seed)),
    ]
    expect((await sendRequest(url, { fields: { id }, photos })).status).toBe(201)
    expect(query(receiver, 'SELECT key FROM photos WHERE request_id = ?', id)).toHaveLength(maxPhotos)
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
    const sent = await vi.waitUntil(() => listWebhooks(receiver).find(({ headers }) => headers['webhook-id'] === id), {
      timeout: 60_000,
    })
    const timestamp = String(sent.headers['webhook-timestamp'])
    expect(sent.headers['webhook-signature']).toBe(await signWebhook(webhookSecret, id, timestamp, sent.body))
    expect(JSON.parse(sent.body)).toMatchObject({
      type: 'estimate.requested',
      data: { id, reference: body.reference, name: filledIn.name, suspicion: null, photos: [{ size: 100 }] },
    })
    await vi.waitFor(
      () => {
        const [row] = query(
          receiver,
          `SELECT sent_at AS sentAt FROM notifications WHERE channel = 'webhook' AND request_id = ?`,
          id,
        )
        expect(row?.sentAt).toEqual(expect.any(Number))
      },
      { timeout: 60_000 },
    )
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

  test(`${name}: a webhook that fails is sent again`, async () => {
    const id = crypto.randomUUID()
    await sendRequest(url, { fields: { id, name: refusedOnceName } })
    await vi.waitFor(
      () => {
        const rows = query(
          receiver,
          `SELECT attempts, sent_at > 0 AS isSent FROM notifications WHERE channel = 'webhook' AND request_id = ?`,
          id,
        )
        expect(rows).toEqual([{ attempts: 2, isSent: 1 }])
      },
      { timeout: 60_000, interval: 250 },
    )
    expect(listWebhooks(receiver).filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(2)
  })

  test(`${name}: a hundred requests with photos, twenty at a time: none is lost and none is there twice`, async () => {
    const ids = Array.from({ length: 100 }, () => crypto.randomUUID())
    const waiting = [...ids.entries()]
    const references = new Set<string>()
    async function visit() {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [seed, id] = next
        const { status, body } = await sendRequest(url, {
          fields: { id },
          photos: [makePicture(20_000, 'image/jpeg', seed)],
        })
        expect(status).toBe(201)
        references.add(body.reference ?? '')
      }
    }
    await Promise.all(Array.from({ length: 20 }, visit))
    expect(references.size).toBe(100)
    const stored = query<{ id: string }>(receiver, 'SELECT id FROM requests')
    expect(ids.filter((id) => stored.filter((row) => row.id === id).length === 1)).toHaveLength(100)
    await vi.waitFor(
      () => {
        const told = new Set(listWebhooks(receiver).map(({ headers }) => headers['webhook-id']))
        expect(ids.filter((id) => told.has(id))).toHaveLength(100)
      },
      { timeout: 120_000, interval: 250 },
    )
  }, 180_000)
}

const responseHeaders = buildResponseHeaders(readEstimateEndpoint('/estimate'))

/** What a browser sends without scripts: no id, no time, and a file input that may be empty. */
async function submit(url: string, fields: Record<string, string>, photos = [new Uint8Array(0)]) {
  const headers = {
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    Origin: new URL(url).origin,
    'Sec-Fetch-Site': 'same-origin',
    ...pretendAddress(makeAddress()),
  }
  const form = buildForm({ fields, photos })
  for (const field of ['id', 'elapsed', 'page']) form.delete(field)
  const response = await fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

for (const receiver of receivers) {
  const { name, url, origin } = receiver

  test(`${name}: the browser is led to a page of the site that has the reference`, async () => {
    const visitor = crypto.randomUUID()
    const { status, headers } = await submit(url, { name: visitor })
    expect(status).toBe(303)
    const [row] = query(receiver, 'SELECT reference, page, suspicion FROM requests WHERE name = ?', visitor)
    expect(row).toMatchObject({ page: '', suspicion: null })
    expect(headers.get('Location')).toBe(`/estimate/received/${row?.reference}`)

    const page = await fetch(`${origin}${headers.get('Location')}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toBe(`<h1>Thank you</h1><p>${row?.reference}</p>`)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    for (const [header, value] of Object.entries(responseHeaders)) expect(page.headers.get(header)).toBe(value)
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
    const { status, headers, html } = await submit(url, { phone: '' })
    expect(status).toBe(422)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(html).toBe(`<h1>Sorry</h1><p>${describeRefusal({ code: 'missing-field', field: 'phone' })}</p>`)
    for (const [header, value] of Object.entries(responseHeaders)) expect(headers.get(header)).toBe(value)
  })

  test(`${name}: HEAD of the page is GET without a body`, async () => {
    const response = await fetch(`${url}/received/${business.referencePrefix}-234567`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test(`${name}: POST to the page of a reference gets 405`, async () => {
    const response = await fetch(`${url}/received/${business.referencePrefix}-234567`, {
      method: 'POST',
      body: buildForm({}),
    })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
}
