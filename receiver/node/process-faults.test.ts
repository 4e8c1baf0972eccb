import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeFolder, startMailServerForTest } from '../../tests/receivers/in-process.ts'
import { makePicture, readRows, type SentRequest, sendRequest } from '../../tests/receivers/requests.ts'
import { type ReceiverProcess, startProcess } from '../../tests/support/start-program.ts'

const script = join(import.meta.dirname, '../../server/receive.ts')
const pausingScript = join(import.meta.dirname, '../../tests/receivers/serve-with-pauses.ts')

/** Starts the receiver in a process of its own, which ends with the test. */
async function startReceiver(
  env: Record<string, string>,
  command: string[] = [process.execPath, script],
): Promise<ReceiverProcess> {
  const receiver = await startProcess(command, { ESTIMATE_ENDPOINT: '/estimate', ...env })
  onTestFinished(() => receiver.kill('SIGKILL'))
  return receiver
}

/** The shell's limit makes the operating system refuse to write more into a file. */
function limitFiles(blocks: number): string[] {
  return ['sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, script]
}

test.skipIf(process.platform === 'win32')(
  'where a photo cannot be written whole, nothing is stored, the response says to try again, and then it works',
  async () => {
    const folder = makeFolder()
    const receiver = await startReceiver({ REQUESTS_FOLDER: folder }, limitFiles(2048))
    const fields = { id: crypto.randomUUID() }
    const failed = await sendRequest(receiver.url, { fields, photos: [makePicture(500), makePicture(3_000_000)] })
    expect(failed.status).toBe(503)
    expect(failed.body.error).toBe('storage-failed')
    expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(readdirSync(join(folder, 'photos'))).toEqual([])
    expect(readRows(join(folder, 'requests.db'), 'SELECT id FROM requests')).toEqual([])

    expect((await sendRequest(receiver.url, { fields, photos: [makePicture(500)] })).status).toBe(201)
    expect(readdirSync(join(folder, 'photos'))).toHaveLength(1)
  },
)

test.skipIf(process.platform === 'win32')(
  'where the database cannot grow, what is acknowledged is there, what is not is not, and the receiver goes on',
  async () => {
    const folder = makeFolder()
    const env = { REQUESTS_FOLDER: folder, TRUST_PROXY: '127.0.0.1' }
    const receiver = await startReceiver(env, limitFiles(600))
    const statuses = new Map<string, number>()
    const listIds = (status: number) => [...statuses].flatMap(([id, other]) => (other === status ? id : [])).sort()
    while (listIds(503).length < 3 && statuses.size < 500) {
      const fields = { id: crypto.randomUUID(), message: 'a'.repeat(4000) }
      const { status } = await sendRequest(receiver.url, { fields, photos: [makePicture(50)] })
      statuses.set(fields.id, status)
    }
    expect(listIds(503)).toHaveLength(3)
    await receiver.kill('SIGKILL')
    const stored = readRows<{ id: string }>(join(folder, 'requests.db'), 'SELECT id FROM requests ORDER BY id')
    expect(stored.map(({ id }) => id)).toEqual(listIds(201))
    expect(readdirSync(join(folder, 'photos'))).toHaveLength(stored.length)

    const withRoom = await startReceiver(env)
    const [id = ''] = listIds(503)
    expect((await sendRequest(withRoom.url, { fields: { id } })).status).toBe(201)
  },
)

test('where the store cannot be opened, the receiver runs, responds in words, and works as soon as it can', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'requests.db'))
  const receiver = await startReceiver({ REQUESTS_FOLDER: folder })
  await receiver.waitForLine(/^\S+Z Requests cannot be stored: unable to open database file$/)
  const failed = await sendRequest(receiver.url)
  expect([failed.status, failed.body.error]).toEqual([503, 'storage-failed'])
  expect((await fetch(new URL('/healthz', receiver.url))).status).toBe(503)

  rmdirSync(join(folder, 'requests.db'))
  await vi.waitFor(async () => expect((await sendRequest(receiver.url)).status).toBe(201), { timeout: 60_000 })
})

/** A disk of its own with a megabyte, or undefined where this machine does not let us have one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  onTestFinished(() => {
    if (isMounted) execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  return isMounted ? folder : undefined
}

function fillDisk(folder: string): void {
  expect(() => writeFileSync(join(folder, 'filler'), Buffer.alloc(2_000_000))).toThrow('ENOSPC')
}

test('on a full disk requests can be read and copied elsewhere, and the receiver starts', async ({ skip }) => {
  const full = mountSmallDisk()
  if (!full) return skip('This machine does not let us mount a disk.')
  const folder = makeFolder()
  const receiver = await startReceiver({ REQUESTS_FOLDER: folder })
  const { body } = await sendRequest(receiver.url)
  await receiver.kill('SIGTERM')
  copyFileSync(join(folder, 'requests.db'), join(full, 'requests.db'))
  fillDisk(full)

  const cli = join(import.meta.dirname, '../../server/requests.ts')
  const env = { ...process.env, REQUESTS_FOLDER: full }
  const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { env, encoding: 'utf8' })
  const isListed = { status: 0, stderr: '', stdout: expect.stringContaining(body.reference ?? 'none') }
  expect(run()).toMatchObject(isListed)
  expect(run('backup', join(folder, 'backup'))).toMatchObject({ status: 0, stderr: '' })
  // What cannot be written leaves files that are not whole.
  expect(run('delete', body.reference ?? '')).toMatchObject({ status: 1, stdout: '' })
  expect(run()).toMatchObject(isListed)

  const restarted = await startReceiver({ REQUESTS_FOLDER: full })
  expect((await sendRequest(restarted.url)).status).toBe(503)
  expect(run()).toMatchObject(isListed)
})

async function prepare() {
  const folder = makeFolder()
  const mailServer = await startMailServerForTest()
  const env = { REQUESTS_FOLDER: folder, SMTP_URL: mailServer.url, NOTIFY_EMAIL: 'owner@site.example' }
  const start = (pauseAt = '') => startReceiver({ ...env, PAUSE_AT: pauseAt }, [process.execPath, pausingScript])

  /** Starts a receiver that pauses at this step, sends it a request, and kills it there. */
  async function killAt(step: string, request: SentRequest, isAcknowledged = false) {
    const paused = await start(step)
    const response = sendRequest(paused.url, request).catch(() => undefined)
    await paused.waitForLine(new RegExp(`Paused at: ${step}`))
    if (isAcknowledged) await response
    await paused.kill('SIGKILL')
    return response
  }

  return { folder, mailServer, start, killAt }
}

const sqlOfCounts = `SELECT (SELECT count(*) FROM requests) AS requests, (SELECT count(*) FROM photos) AS photos,
  count(*) AS notifications, count(sent_at) AS sent FROM notifications`

const makeSent = () => ({ fields: { id: crypto.randomUUID() }, photos: [makePicture(900), makePicture(700)] })

test.each([
  ['photos written', false],
  ['stored', false],
  ['leased', true],
  ['sent', true],
  ['marked', true],
])(
  'killed at "%s": where there was no response the form tries again, and the request is there once and sent',
  async (step, isAcknowledged) => {
    const { folder, mailServer, start, killAt } = await prepare()
    const sent = makeSent()
    const response = await killAt(step, sent, isAcknowledged)
    expect(response !== undefined).toBe(isAcknowledged)
    const restarted = await start()
    const { status, body } = response ?? (await sendRequest(restarted.url, sent))
    expect(status).toBe(step === 'stored' ? 200 : 201)
    // A message that was sent and not yet marked comes a second time.
    await mailServer.waitFor(step === 'sent' ? 2 : 1)
    expect(mailServer.mails[0]?.subject).toContain(body.reference)
    expect(mailServer.mails[0]?.attachments).toHaveLength(2)
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(1)
    await restarted.kill('SIGTERM')
    expect(readRows(join(folder, 'requests.db'), sqlOfCounts)).toEqual([
      { requests: 1, photos: 2, notifications: 1, sent: 1 },
    ])
  },
)

test('photos of a request that never came to be are removed at a later start, once they are old', async () => {
  const { folder, start, killAt } = await prepare()
  await killAt('photos written', makeSent())
  const photos = join(folder, 'photos')
  const [old = '', young = ''] = readdirSync(photos)
  utimesSync(join(photos, old), 1000, 1000)
  const restarted = await start()
  // It waits for the cleaning before it ends.
  await restarted.kill('SIGTERM')
  expect(readdirSync(photos)).toEqual([young])
})
