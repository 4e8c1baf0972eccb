import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { makePicture } from '../testing/pictures.ts'
import { readRows } from '../testing/read-database.ts'
import { sendRequest } from '../testing/send-request.ts'
import { startProcess } from '../testing/start-process.ts'

const script = join(import.meta.dirname, '../serve.ts')

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

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
  const database = new DatabaseSync(join(folder, 'requests.db'))
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

test('where the folder cannot be used, it does not start, and says so in one line', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'requests.db'))
  const failed = startProcess([process.execPath, script], { REQUESTS_FOLDER: folder })
  await expect(failed).rejects.toThrow(/ended before[^\n]+\n[^\n]*unable to open database file$/)
})
