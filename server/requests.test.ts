import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { dayMs, formatDay } from '../receiver/request.ts'
import type { StoredRequest } from '../receiver/store/request-store.ts'
import type { EnteredRequest } from '../src/form/describe.ts'
import { enteredFields } from '../src/form/request.ts'
import { emptyRequest } from '../src/form/testing-request.ts'
import { makeFolder, serveInProcess, startWebhookForTest } from '../tests/receivers/in-process.ts'
import { filledIn, makePicture, sendRequest } from '../tests/receivers/requests.ts'
import { makeNpmProject } from '../tests/support/npm-project.ts'
import { findRequests, findWeekStart, formatCsv } from './format-requests.ts'

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
  const commands = [[], ['show', body.reference ?? ''], ['find', 'eve'], ['export']]
  for (const { stdout } of await Promise.all(commands.map((args) => run(folder, ...args)))) {
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
  await vi.waitFor(() => expect(webhook.received).toHaveLength(2), { timeout: 60_000 })
  expect((await run(folder, 'find', 'zoe', 'find')).stdout).toMatch(new RegExp(`^${body.reference}  [^\\n]+\\n$`))

  const { stdout } = await runWith({ ...webhook.env, REQUESTS_FOLDER: folder }, 'resend', body.reference ?? '')
  expect(stdout).toContain(`${body.reference} is sent by webhook`)
  // The next request wakes the receiver, which would look by itself within a minute.
  await sendRequest(url)
  await vi.waitFor(() => expect(webhook.received).toHaveLength(4), { timeout: 60_000 })
  expect(webhook.received.filter(({ data }) => data.reference === body.reference)).toHaveLength(2)
})

test('the week is a table by day and page', async () => {
  const { url, folder } = await serveInProcess({ COUNT_CONTACTS: '1' })
  const { body } = await sendRequest(url)
  await sendRequest(url, { fields: { page: '/\u001b]0;Owned' } })
  await sendRequest(url, { fields: { website: 'x' } })
  for (const [page, kind] of [
    ['/', 'answer'],
    ['/contact', 'call'],
    ['/contact', 'call'],
  ] as const) {
    await fetch(`${url}/count`, { method: 'POST', body: new URLSearchParams({ page, kind }) })
  }
  const database = new DatabaseSync(join(folder, 'requests.db'), { timeout: 5000 })
  // One day of the week, and the one before it.
  const [first, before] = [6, 7].map((days) => Date.parse(formatDay(Date.now())) - days * dayMs)
  const move = 'UPDATE requests SET received_at = ? WHERE reference = ?'
  database.prepare(move).run(Number(first) + dayMs / 2, body.reference ?? '')
  const insert = database.prepare("INSERT INTO contacts VALUES (?, '/about', 'text', 7)")
  for (const day of [first, before]) insert.run(new Date(Number(day)).toISOString().slice(0, 10))
  database.close()

  const today = formatDay(Date.now())
  const start = findWeekStart(Date.now())
  const lines = [
    'day         page      requests  calls  texts  contacts  answers',
    `${start}  /about           0      0      7         0        0`,
    `${start}  /contact         1      0      0         0        0`,
    `${today}  /                0      0      0         0        1`,
    `${today}  /contact         0      2      0         0        0`,
    `${today}  no page          1      0      0         0        0`,
    'in all                       2      2      7         0        1',
  ]
  const counting = await runWith({ REQUESTS_FOLDER: folder, COUNT_CONTACTS: '1' }, 'week')
  expect(counting).toEqual({ status: 0, stdout: `${lines.join('\n')}\n`, stderr: '' })
  expect((await run(folder, 'week')).stdout).toMatch(/\nOnly requests are counted: COUNT_CONTACTS is not set.\n$/)
})

test.each([
  ['2025-11-18T23:30:00-07:00', '2025-11-12'],
  // The clocks were turned back on the second of November.
  ['2025-11-05T23:30:00-07:00', '2025-10-30'],
  ['2025-03-01T06:59:00Z', '2025-02-22'],
])('the week of %s begins on %s', (now, start) => expect(findWeekStart(Date.parse(now))).toBe(start))

test('what cannot be done is refused, with a line that says why', async () => {
  const refused = [
    [['show', 'NP-222222'], 'There is no request NP-222222.'],
    [['resend', 'NP-222222'], 'There is no request NP-222222.'],
    [['delete'], 'Which one?'],
    [['find'], 'Which words?'],
    [['backup'], 'Where to?'],
    [['burn'], 'There is no command burn.'],
  ] as const
  const { folder } = await serveInProcess()
  const results = await Promise.all(refused.map(([args]) => run(folder, ...args)))
  const said = results.map(({ status, stderr }) => [status, stderr.split('\n')[0]])
  expect(said).toEqual(refused.map(([, message]) => [1, message]))
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

function makeStored(request: Partial<StoredRequest>): StoredRequest {
  const stored = { id: 'x', reference: 'NP-234567', receivedAt: 0, photos: [], notifications: [] }
  return { ...emptyRequest, ...stored, page: '', suspicion: undefined, ...request }
}

const requests = [
  makeStored({ name: 'Zoë Łukasz', phone: '(403) 555-0199', address: '12 Elm Street NW' }),
  makeStored({ name: 'Bo Elm', phone: '+1 587 555 0144', address: '9 Oak Way' }),
]

test.each([
  [['zoe'], ['Zoë Łukasz']],
  [['elm'], ['Zoë Łukasz', 'Bo Elm']],
  [['elm', 'oak'], ['Bo Elm']],
  [['elm oak'], ['Bo Elm']],
  [['4035550199'], ['Zoë Łukasz']],
  [['403-555-0199'], ['Zoë Łukasz']],
  [['403', '555', '0199'], ['Zoë Łukasz']],
  [['+15875550144'], ['Bo Elm']],
  [['5875550144'], ['Bo Elm']],
  [['14035550199'], ['Zoë Łukasz']],
  [['nobody'], []],
])('%j finds %j', (words, names) => {
  expect(findRequests(requests, words).map(({ name }) => name)).toEqual(names)
})

test('without a word nobody is found', () => {
  expect(() => findRequests(requests, [' '])).toThrow('Which words?')
})

const request = makeStored({
  name: '=HYPERLINK("https://evil.example")',
  phone: '+1 (403) 555-0199',
  address: '12 Elm Street, NW',
  issue: 'other',
  message: 'One\nTwo',
  page: '/',
  photos: [{ key: 'a-1.jpg', type: 'image/jpeg', size: 1 }],
})

/** The cells of the export that differ from what was typed. */
const written: Partial<EnteredRequest> = {
  name: `"'=HYPERLINK(""https://evil.example"")"`,
  address: '"12 Elm Street, NW"',
  message: '"One\nTwo"',
}

test('cells are quoted where they must be, and none is a formula', () => {
  const typed = enteredFields.map((name) => written[name] ?? request[name])
  expect(formatCsv([request])).toBe(
    [
      `reference,received,${enteredFields.join()},page,suspected,photos`,
      `NP-234567,1970-01-01T00:00:00.000Z,${typed.join()},/,,a-1.jpg`,
      '',
    ].join('\r\n'),
  )
})
