import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeFolder, startMailServerForTest } from '../../tests/receivers/in-process.ts'
import { makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'
import type { MailServer } from '../../tests/support/owner-servers.ts'
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

test('where the database cannot be written, nothing is acknowledged and no photo stays behind', async () => {
  const folder = makeFolder()
  const receiver = await startReceiver({ REQUESTS_FOLDER: folder })
  // What a full disk does to a transaction, SQLite does by itself in a trigger.
  const database = new DatabaseSync(join(folder, 'requests.db'), { timeout: 5000 })
  database.exec("CREATE TRIGGER full BEFORE INSERT ON photos BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END")
  const fields = { id: crypto.randomUUID() }
  const failed = await sendRequest(receiver.url, { fields, photos: [makePicture(500)] })
  expect(failed.status).toBe(503)
  expect(readdirSync(join(folder, 'photos'))).toEqual([])
  expect(readRows(join(folder, 'requests.db'), 'SELECT id FROM requests')).toEqual([])

  database.exec('DROP TRIGGER full')
  database.close()
  expect((await sendRequest(receiver.url, { fields, photos: [makePicture(500)] })).status).toBe(201)
})

test.skipIf(process.platform === 'win32')(
  'where the database cannot grow, what is acknowledged is there, what is not is not, and the receiver goes on',
  async () => {
    const folder = makeFolder()
    const env = { REQUESTS_FOLDER: folder, TRUST_PROXY: '127.0.0.1' }
    const receiver = await startReceiver(env, limitFiles(600))
    const acknowledged: string[] = []
    const refused: string[] = []
    while (refused.length < 3 && acknowledged.length < 500) {
      const id = crypto.randomUUID()
      const { status } = await sendRequest(receiver.url, { fields: { id, message: 'a'.repeat(4000) } })
      if (status === 201) acknowledged.push(id)
      else {
        expect(status).toBe(503)
        refused.push(id)
      }
    }
    expect(refused).toHaveLength(3)
    await receiver.kill('SIGKILL')
    const stored = readRows<{ id: string }>(join(folder, 'requests.db'), 'SELECT id FROM requests')
    expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort())

    const withRoom = await startReceiver(env)
    expect((await sendRequest(withRoom.url, { fields: { id: refused[0] ?? '' } })).status).toBe(201)
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

interface Setting {
  folder: string
  mailServer: MailServer
  start: (pauseAt?: string) => Promise<ReceiverProcess>
}

async function prepare(): Promise<Setting> {
  const folder = makeFolder()
  const mailServer = await startMailServerForTest()
  const env = { REQUESTS_FOLDER: folder, SMTP_URL: mailServer.url, NOTIFY_EMAIL: 'owner@site.example' }
  const start = (pauseAt = '') => startReceiver({ ...env, PAUSE_AT: pauseAt }, [process.execPath, pausingScript])
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
