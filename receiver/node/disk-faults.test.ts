import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeFolder } from '../../tests/receivers/in-process.ts'
import { makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { startProcess } from '../../tests/support/start-program.ts'

const script = join(import.meta.dirname, '../../server/receive.ts')

// The shell's limit makes the operating system refuse to write more, halfway through a photo.
test.skipIf(process.platform === 'win32')(
  'where a photo cannot be written whole, nothing is stored, the response says to try again, and then it works',
  async () => {
    const folder = makeFolder()
    const command = ['sh', '-c', 'ulimit -f 2048; exec "$0" "$@"', process.execPath, script]
    const receiver = await startProcess(command, { REQUESTS_FOLDER: folder, ESTIMATE_ENDPOINT: '/estimate' })
    onTestFinished(() => receiver.kill('SIGKILL'))
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
  const receiver = await startProcess([process.execPath, script], {
    REQUESTS_FOLDER: folder,
    ESTIMATE_ENDPOINT: '/estimate',
  })
  onTestFinished(() => receiver.kill('SIGKILL'))
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
    const command = ['sh', '-c', 'ulimit -f 600; exec "$0" "$@"', process.execPath, script]
    const env = { REQUESTS_FOLDER: folder, ESTIMATE_ENDPOINT: '/estimate', TRUST_PROXY: '127.0.0.1' }
    const receiver = await startProcess(command, env)
    onTestFinished(() => receiver.kill('SIGKILL'))
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

    const withRoom = await startProcess([process.execPath, script], env)
    onTestFinished(() => withRoom.kill('SIGKILL'))
    expect((await sendRequest(withRoom.url, { fields: { id: refused[0] ?? '' } })).status).toBe(201)
  },
)

test('where the store cannot be opened, the receiver runs, responds in words, and works as soon as it can', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'requests.db'))
  const receiver = await startProcess([process.execPath, script], { REQUESTS_FOLDER: folder })
  onTestFinished(() => receiver.kill('SIGKILL'))
  await receiver.waitForLine(/^\S+Z Requests cannot be stored: unable to open database file$/)
  const failed = await sendRequest(receiver.url)
  expect([failed.status, failed.body.error]).toEqual([503, 'storage-failed'])
  expect((await fetch(new URL('/healthz', receiver.url))).status).toBe(503)

  rmdirSync(join(folder, 'requests.db'))
  await vi.waitFor(async () => expect((await sendRequest(receiver.url)).status).toBe(201), { timeout: 20_000 })
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
  const receiver = await startProcess([process.execPath, script], { REQUESTS_FOLDER: folder })
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

  const restarted = await startProcess([process.execPath, script], { REQUESTS_FOLDER: full })
  onTestFinished(() => restarted.kill('SIGKILL'))
  expect((await sendRequest(restarted.url)).status).toBe(503)
  expect(run()).toMatchObject(isListed)
})
