import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder, startMailServerForTest } from '../../tests/receivers/in-process.ts'
import { makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'
import type { MailServer } from '../../tests/support/owner-servers.ts'
import { type ReceiverProcess, startProcess } from '../../tests/support/start-program.ts'

const script = join(import.meta.dirname, '../../tests/receivers/serve-with-pauses.ts')

interface Setting {
  folder: string
  mailServer: MailServer
  start: (pauseAt?: string) => Promise<ReceiverProcess>
}

async function prepare(): Promise<Setting> {
  const folder = makeFolder()
  const mailServer = await startMailServerForTest()
  const env = { REQUESTS_FOLDER: folder, SMTP_URL: mailServer.url, NOTIFY_EMAIL: 'owner@site.example' }
  const start = async (pauseAt = '') => {
    const receiver = await startProcess([process.execPath, script], { ...env, PAUSE_AT: pauseAt })
    onTestFinished(() => receiver.kill('SIGKILL'))
    return receiver
  }
  return { folder, mailServer, start }
}

function countRows(folder: string) {
  const database = join(folder, 'requests.db')
  const count = (table: string) =>
    readRows<{ count: number }>(database, `SELECT count(*) AS count FROM ${table}`)[0]?.count
  return { requests: count('requests'), photos: count('photos'), notifications: count('notifications') }
}

const onceEach = { requests: 1, photos: 2, notifications: 1 }
const request = () => ({ fields: { id: crypto.randomUUID() }, photos: [makePicture(900), makePicture(700)] })

test.each(['photos written', 'stored'])(
  'killed at "%s", before it is acknowledged: the form tries again, and the request is there once and sent',
  async (step) => {
    const { folder, mailServer, start } = await prepare()
    const paused = await start(step)
    const sent = request()
    const lost = sendRequest(paused.url, sent).catch(() => 'no response')
    await paused.waitForLine(new RegExp(`Paused at: ${step}`))
    await paused.kill('SIGKILL')
    expect(await lost).toBe('no response')

    const restarted = await start()
    const { status } = await sendRequest(restarted.url, sent)
    expect(status).toBe(step === 'stored' ? 200 : 201)
    expect(countRows(folder)).toEqual(onceEach)
    await mailServer.waitFor(1)
    expect(mailServer.mails[0]?.attachments).toHaveLength(2)
  },
)

test.each(['leased', 'sent', 'marked'])(
  'killed at "%s", after it is acknowledged: it is there once and is sent without anybody asking',
  async (step) => {
    const { folder, mailServer, start } = await prepare()
    const paused = await start(step)
    const { status, body } = await sendRequest(paused.url, request())
    expect(status).toBe(201)
    await paused.waitForLine(new RegExp(`Paused at: ${step}`))
    await paused.kill('SIGKILL')

    const restarted = await start()
    // A message that was sent and not yet marked comes a second time.
    await mailServer.waitFor(step === 'sent' ? 2 : 1)
    expect(mailServer.mails[0]?.subject).toContain(body.reference)
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(countRows(folder)).toEqual(onceEach)
    await restarted.kill('SIGTERM')
    const [row] = readRows(join(folder, 'requests.db'), 'SELECT sent_at AS sentAt FROM notifications')
    expect(row?.sentAt).toEqual(expect.any(Number))
  },
)

test('photos of a request that never came to be are removed at a later start, once they are old', async () => {
  const { folder, start } = await prepare()
  const paused = await start('photos written')
  sendRequest(paused.url, request()).catch(() => {})
  await paused.waitForLine(/Paused/)
  await paused.kill('SIGKILL')
  const photos = join(folder, 'photos')
  const [old = '', young = ''] = readdirSync(photos)
  utimesSync(join(photos, old), 1000, 1000)

  const restarted = await start()
  // It waits for the cleaning before it ends.
  await restarted.kill('SIGTERM')
  expect(readdirSync(photos)).toEqual([young])
})
