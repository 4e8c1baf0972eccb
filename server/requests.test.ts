import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { makeFolder, serveInProcess, startWebhookForTest } from '../tests/receivers/in-process.ts'
import { filledIn, makePicture, sendRequest } from '../tests/receivers/requests.ts'
import { makeNpmProject } from '../tests/support/npm-project.ts'

const script = join(import.meta.dirname, 'requests.ts')

/** Does not hold up this process, in which the receiver runs. */
async function runWith(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...settings } })
  const closed = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await closed
  return { status, stdout, stderr }
}

function run(folder: string, ...args: string[]) {
  return runWith({ REQUESTS_FOLDER: folder }, ...args)
}

test('while the receiver runs, requests are listed, shown, exported and deleted with their photos', async () => {
  const { url, folder } = await serveInProcess()
  const first = await sendRequest(url, { photos: [makePicture(100), makePicture(100)] })
  const second = await sendRequest(url, { fields: { name: 'Bo', website: 'x' } })
  const [reference = '', other = ''] = [first.body.reference, second.body.reference]

  const { stdout: list } = await run(folder)
  expect(list.trim().split('\n')).toEqual([
    expect.stringMatching(`^${other} .*  Bo  .*  suspected spam$`),
    expect.stringMatching(`^${reference} .*  ${filledIn.name}  .*  2 photos$`),
  ])
  const { stdout: shown } = await run(folder, 'show', reference.toLowerCase())
  expect(shown).toContain(`Name: ${filledIn.name}\n`)
  expect(shown.match(/photos[\\/][\w-]+\.jpg$/gm)).toHaveLength(2)
  expect((await run(folder, 'export')).stdout.split('\r\n')).toHaveLength(4)

  expect(await run(folder, 'delete', reference)).toEqual({
    status: 0,
    stdout: `${reference} and its photos are deleted.\n`,
    stderr: '',
  })
  expect((await run(folder)).stdout).not.toContain(reference)
  expect(readdirSync(join(folder, 'photos'))).toEqual([])
})

test('what was typed cannot write to the terminal', async () => {
  const { url, folder } = await serveInProcess()
  const typed = '\u001b]0;Owned\u0007\u009b2J\u0008\rEve'
  const { body } = await sendRequest(url, { fields: { name: typed, phone: typed, address: typed, message: typed } })
  for (const args of [[], ['show', body.reference ?? ''], ['find', 'eve'], ['export']]) {
    const { stdout } = await run(folder, ...args)
    expect(stdout).toContain('Eve')
    expect(stdout.replaceAll(/\r?\n/g, '')).not.toMatch(/\p{Cc}/u)
  }
})

test('a copy of all requests, made while they come in, is one that the receiver can be started with', async () => {
  const { url, folder } = await serveInProcess()
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID())
  const send = (id: string) => sendRequest(url, { fields: { id }, photos: [makePicture(3000)] })
  const first = await Promise.all(ids.slice(0, 6).map(send))
  const backup = join(makeFolder(), 'today')
  const [copied, later] = await Promise.all([run(folder, 'backup', backup), Promise.all(ids.slice(6).map(send))])
  expect(copied).toMatchObject({ status: 0, stderr: '' })
  const [, requests, photos] = /^(\d+) requests and (\d+) photos are copied to /.exec(copied.stdout) ?? []
  expect(copied.stdout).toContain(`copied to ${backup}.\n`)
  expect(Number(requests)).toBeGreaterThanOrEqual(first.length)
  expect(photos).toBe(requests)
  expect(readdirSync(join(backup, 'photos'))).toHaveLength(Number(photos))
  expect([...first, ...later].map(({ status }) => status)).toEqual(ids.map(() => 201))
  const { stdout: list } = await run(backup)
  expect(first.filter(({ body }) => !list.includes(body.reference ?? 'none'))).toEqual([])
  expect(await run(folder, 'backup', backup)).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })

  const restored = await serveInProcess({ REQUESTS_FOLDER: backup })
  const again = await sendRequest(restored.url, { fields: { id: ids[0] ?? '' }, photos: [makePicture(3000)] })
  expect([again.status, again.body.reference]).toEqual([200, first[0]?.body.reference])
  expect((await sendRequest(restored.url)).status).toBe(201)
})

test('a person is found, and a request is sent again', async () => {
  const webhook = await startWebhookForTest()
  const { url, folder } = await serveInProcess(webhook.env)
  const { body } = await sendRequest(url, { fields: { name: 'Zoë Find' } })
  await sendRequest(url)
  await vi.waitFor(() => expect(webhook.received).toHaveLength(2), { timeout: 15_000 })
  expect((await run(folder, 'find', 'zoe', 'find')).stdout).toMatch(new RegExp(`^${body.reference}  [^\\n]+\\n$`))

  const { stdout } = await runWith({ ...webhook.env, REQUESTS_FOLDER: folder }, 'resend', body.reference ?? '')
  expect(stdout).toContain(`${body.reference} is sent by webhook`)
  // The next request wakes the receiver, which would look by itself within a minute.
  await sendRequest(url)
  await vi.waitFor(() => expect(webhook.received).toHaveLength(4), { timeout: 15_000 })
  expect(webhook.received.filter(({ data }) => data.reference === body.reference)).toHaveLength(2)
})

test.each([
  [['show', 'NP-222222'], 'There is no request NP-222222.\n'],
  [['delete'], /^Which one\?\n/],
  [['find'], /^Which words\?\n/],
  [['backup'], /^Where to\?\n/],
  [['resend', 'NP-222222'], 'There is no request NP-222222.\n'],
  [['burn'], /^There is no command burn\.\n/],
])('%j is refused, with a line that says why', async (args, message) => {
  const { folder } = await serveInProcess()
  const { status, stderr } = await run(folder, ...args)
  expect(status).toBe(1)
  expect(stderr).toEqual(expect.stringMatching(message))
})

test('where there are none, it says where it has looked', async () => {
  const folder = makeFolder()
  expect(await run(folder)).toEqual({ status: 1, stdout: '', stderr: `There are no requests in ${folder}.\n` })
})

test('the export of docs/receive.md is a table from its first byte on', async () => {
  const [command = ''] = /^npm run .* export > all\.csv/m.exec(readFileSync('docs/receive.md', 'utf8')) ?? []
  const { url, folder } = await serveInProcess()
  const { body } = await sendRequest(url)
  const project = makeNpmProject()
  execSync(command, { cwd: project, env: { ...process.env, REQUESTS_FOLDER: folder }, stdio: 'pipe' })
  const lines = readFileSync(join(project, 'all.csv'), 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^reference,received,name,/)
  expect(lines[1]).toMatch(`${body.reference},`)
})
