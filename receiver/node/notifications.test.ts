import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { business } from '../../src/content/business.ts'
import { issueChoices } from '../../src/content/issues.ts'
import {
  makeRequest,
  openStoreForTest,
  serveInProcess,
  startMailServerForTest,
  startWebhookForTest,
  watchErrors,
} from '../../tests/receivers/in-process.ts'
import { makePicture, readRows, storeRequest } from '../../tests/receivers/requests.ts'
import { type MailServer, type SentWebhook, startMailServer, startWebhook } from '../../tests/support/owner-servers.ts'
import { createFaultLog } from '../fault-log.ts'
import { chooseDelay, leaseDue, type Notifier, sendLeased } from '../notify/send-notifications.ts'
import { createWebhookNotifier, signWebhook } from '../notify/webhook.ts'
import type { StoredRequest } from '../store/request-store.ts'
import { createSmtpNotifier, maxAttachedBytes } from './smtp-notifier.ts'

const brokenGlass = issueChoices.find(({ value }) => value === 'broken')?.label
const owner = { NOTIFY_EMAIL: 'owner@site.example', NOTIFY_FROM: 'Site <form@site.example>' }

async function waitForLine(errors: string[]): Promise<void> {
  await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 60_000 })
}

async function serveWithMail() {
  const mailServer = await startMailServerForTest()
  return { mailServer, ...(await serveInProcess({ SMTP_URL: mailServer.url, ...owner })) }
}

/** Sends a request without the receiver, and so without the limits of the form. A photo without bytes is gone. */
async function sendDirectly({ url }: MailServer, request: Partial<StoredRequest>, requireTls = false): Promise<void> {
  const { content } = makeRequest()
  const stored = { ...content, id: 'one', reference: 'NP-1', receivedAt: 0, photos: [], notifications: [], ...request }
  const notifier = createSmtpNotifier({ url, from: 'a@site.example', to: 'b@site.example', requireTls })
  await notifier.send(stored, async (key) => {
    if (key === '0') throw new Error('no such file')
    return makePicture(Number(key))
  })
}

function listPhotos(...sizes: number[]): StoredRequest['photos'] {
  return sizes.map((size) => ({ key: String(size), type: 'image/jpeg', size }))
}

test('a request is sent in plain text with its photos, and nothing that was typed is in a header', async () => {
  const { mailServer, url } = await serveWithMail()
  const photos = [makePicture(2000, 'image/png'), makePicture(3000, 'image/heic')]
  const fields = {
    name: 'Eve\r\nBcc: all@evil.example',
    phone: '1\nSubject: Won',
    message: '<script>alert(1)</script>\r\nPhone: 000',
  }
  const { body } = await storeRequest(url, { fields, photos })
  await mailServer.waitFor(1)
  const [mail] = mailServer.mails
  expect(mail?.subject).toBe(`${business.shortName} estimate request ${body.reference}: ${brokenGlass}`)
  expect(mail?.to).toEqual([{ address: 'owner@site.example', name: '' }])
  expect(mail?.from).toEqual({ address: 'form@site.example', name: 'Site' })
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.html).toBeUndefined()
  expect(mail?.text).toContain('Name: Eve Bcc: all@evil.example\nPhone: 1 Subject: Won\n')
  expect(mail?.text).toContain('\nMessage:\n  <script>alert(1)</script>\n  Phone: 000\n')
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${body.reference}-1.png`, 'image/png'],
    [`${body.reference}-2.heic`, 'image/heic'],
  ])
  expect(mail?.attachments.map(({ content }) => new Uint8Array(content as ArrayBuffer))).toEqual(photos)
})

test('what is suspected to be spam is marked, in the subject and in the text', async () => {
  const mailServer = await startMailServerForTest()
  await sendDirectly(mailServer, { suspicion: 'honeypot' })
  expect(mailServer.mails[0]?.subject).toMatch(/^\[suspected spam\] /)
  expect(mailServer.mails[0]?.text).toContain('Suspected spam: a field that people do not see was filled in')
})

test('a mail server that refuses the message for its size gets it without the photos', async () => {
  const mailServer = await startMailServerForTest()
  mailServer.refuseWith((mail) => mail.attachments.length > 0 && '552 message too large')
  await sendDirectly(mailServer, { photos: listPhotos(500) })
  expect(mailServer.mails[0]?.text).toContain('Photos: 1, of which 1 not attached')
})

test('a photo that is gone does not hold the message up', async () => {
  const errors = watchErrors()
  const mailServer = await startMailServerForTest()
  await sendDirectly(mailServer, { photos: listPhotos(0, 600) })
  expect(mailServer.mails[0]?.attachments).toHaveLength(1)
  expect(mailServer.mails[0]?.text).toContain('Photos: 2, of which 1 not attached')
  expect(errors.at(-1)).toMatch(/^\d{4}-\S+Z NP-1 is sent without the photo 0/)
})

test('photos that mail servers would refuse for their size are left out, and the message says so', async () => {
  const mailServer = await startMailServerForTest()
  const sizes = [0.4, 0.5, 0.2, 0.1].map((share) => Math.floor(share * maxAttachedBytes))
  await sendDirectly(mailServer, { photos: listPhotos(...sizes) })
  const names = mailServer.mails[0]?.attachments.map(({ filename }) => filename)
  expect(names).toEqual(['NP-1-1.jpg', 'NP-1-2.jpg', 'NP-1-4.jpg'])
  expect(mailServer.mails[0]?.text).toContain('Photos: 4, of which 1 not attached')
})

test('a server without TLS gets the message only where TLS is not demanded', async () => {
  const mailServer = await startMailServerForTest()
  await expect(sendDirectly(mailServer, {}, true)).rejects.toThrow('STARTTLS')
  expect(mailServer.mails).toEqual([])
  await sendDirectly(mailServer, {}, false)
  expect(mailServer.mails).toHaveLength(1)
})

test('a mail server that is down and comes back gets everything', async () => {
  const errors = watchErrors()
  const gone = await startMailServer()
  await gone.stop()
  const { url, database } = await serveInProcess({ SMTP_URL: gone.url, ...owner })
  const { status, body } = await storeRequest(url, { photos: [makePicture(500)] })
  expect(status).toBe(201)
  await waitForLine(errors)
  expect(errors[0]).toContain('Requests could not be sent by email: ')
  expect(errors[0]).toContain(`(${body.reference}, try 1, next try in 5 s)`)
  expect(readRows(database, 'SELECT attempts, sent_at AS sentAt FROM notifications')).toEqual([
    { attempts: 1, sentAt: null },
  ])

  const back = await startMailServerForTest(gone.port)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
  onTestFinished(() => void vi.useRealTimers())
  // The next request wakes the outbox, and what was left is due by then.
  await storeRequest(url)
  await back.waitFor(2)
  expect(back.mails.map(({ subject }) => subject).join()).toContain(body.reference)
})

test.each([
  ['refuses the message', '554 not for us'],
  ['asks to come later', '451 try again later'],
])('a mail server that %s is tried again later', async (_case, answer) => {
  const errors = watchErrors()
  const { mailServer, url, database } = await serveWithMail()
  mailServer.refuseWith(() => answer)
  await storeRequest(url)
  await waitForLine(errors)
  expect(errors[0]).toContain(answer)
  const [row] = readRows<{ due: number }>(database, 'SELECT due_at - leased_until AS due FROM notifications')
  expect(row?.due).toBeGreaterThan(Date.now())
})

test('tries are further apart each time, up to half an hour, for ever', () => {
  const seconds = [1, 2, 3, 6, 9, 10, 11, 500].map((attempts) => chooseDelay(attempts) / 1000)
  expect(seconds).toEqual([5, 10, 20, 160, 1280, 1800, 1800, 1800])
})

/** A mail server that does not keep to the protocol. */
async function startRudeMailServer(answer: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    answer(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { sockets, env: { SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, ...owner } }
}

test('a mail server that hangs up halfway is tried again later', async () => {
  const errors = watchErrors()
  const { sockets, env } = await startRudeMailServer((socket) => {
    socket.write('220 hello\r\n')
    socket.once('data', () => socket.destroy())
  })
  const { url } = await serveInProcess(env)
  expect((await storeRequest(url)).status).toBe(201)
  await waitForLine(errors)
  expect(sockets).toHaveLength(1)
})

test('a mail server that never greets does not hold up the webhooks', async () => {
  const { sockets, env } = await startRudeMailServer(() => {})
  const webhook = await startWebhookForTest()
  const { url } = await serveInProcess({ ...env, ...webhook.env })
  await Promise.all(Array.from({ length: 20 }, () => storeRequest(url)))
  await vi.waitFor(() => expect(webhook.received).toHaveLength(20), { timeout: 60_000 })
  // The first messages are still waiting for the greeting.
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0)
})

test('a webhook that gets no response does not hold up the others', async () => {
  const webhook = await startWebhookForTest(({ data }) => data.name === 'Hanging')
  const { url } = await serveInProcess(webhook.env)
  await storeRequest(url, { fields: { name: 'Hanging' } })
  await Promise.all(Array.from({ length: 10 }, () => storeRequest(url)))
  await vi.waitFor(() => expect(webhook.received).toHaveLength(10), { timeout: 60_000 })
  await webhook.stop()
})

test('a message that never ends is given up before another process may send it, and is due again', async () => {
  const { store } = await openStoreForTest({ channels: ['email'] })
  await store.save(makeRequest(), 'a')
  const begun = Promise.withResolvers<void>()
  const send = () => {
    begun.resolve()
    return new Promise<void>(() => {})
  }
  const notifier: Notifier = { channel: 'email', send, warn: async () => {} }
  const options = { store, notifiers: [notifier], faults: createFaultLog() }
  watchErrors()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  const [leased] = await leaseDue(options, { limit: 1 })
  if (!leased) throw new Error('Nothing is due.')
  const sending = sendLeased(options, leased)
  await begun.promise
  expect(await leaseDue(options, { limit: 1 })).toEqual([])
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await sending).toBe(false)
  const [request] = await store.list()
  expect(request?.notifications).toMatchObject([{ sentAt: null, lastError: 'no answer after 110 s' }])
  await vi.advanceTimersByTimeAsync(6000)
  expect(await leaseDue(options, { limit: 1 })).toHaveLength(1)
})

test('a signature is that of the published example of Standard Webhooks', async () => {
  const signature = await signWebhook(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '1614265330',
    '{"test": 2432232314}',
  )
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret without whsec_ is taken as it is', async () => {
  const [plain, encoded] = ['a secret of the tests, long enough', `whsec_${btoa('a secret of the tests, long enough')}`]
  expect(await signWebhook(plain, 'id', '1', '{}')).toBe(await signWebhook(encoded, 'id', '1', '{}'))
})

test('with two secrets a delivery is signed with both, so that the other side may know either', async () => {
  const received: SentWebhook[] = []
  const { url, stop } = await startWebhook((webhook) => {
    received.push(webhook)
    return 200
  })
  onTestFinished(stop)
  const secrets = ['an-old-secret-of-the-tests', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
  const request = { id: 'one', receivedAt: 0, photos: [], notifications: [] } as unknown as StoredRequest
  await createWebhookNotifier({ url, secrets }).send(request, () => Promise.reject(new Error('no photos')))
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const timestamp = String(headers['webhook-timestamp'])
  const signatures = await Promise.all(secrets.map((secret) => signWebhook(secret, 'one', timestamp, body)))
  expect(headers['webhook-signature']).toBe(signatures.join(' '))
})
