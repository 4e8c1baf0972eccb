import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { sampleRequest } from '../src/form/testing-request.ts'

const script = resolve('server/serve.ts')

function makeFolder(hasSite: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (!hasSite) return folder
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  return folder
}

function serve(cwd: string, port: number | string, settings = {}): ChildProcessWithoutNullStreams {
  const env = { ...process.env, ESTIMATE_ENDPOINT: '', HOST: '127.0.0.1', PORT: String(port), ...settings }
  return spawn(process.execPath, [script], { cwd, env })
}

async function collect(child: ChildProcessWithoutNullStreams) {
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  const [stdout, stderr] = await output
  return { code, stdout, stderr }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it says where the site is, serves it, and leaves quietly on %s',
  async (signal) => {
    const child = serve(makeFolder(true), 0)
    const end = collect(child)
    const [line] = await once(child.stdout, 'data')
    const url = String(line).match(/http:\S+/)?.[0] ?? ''
    expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>')
    child.kill(signal)
    expect(await end).toEqual({ code: 0, stdout: `Serving the site on ${url}\n`, stderr: '' })
  },
)

test('it says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const result = await collect(serve(makeFolder(true), port))
  other.close()
  expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(`^Port ${port} is taken\\..*\n$`) })
})

test.each([
  ['there is no site', false, 0, /^There is no site in dist\..*npm run build\n$/],
  ['the port is no number', true, 'door', /^PORT=door is not a port number\.\n$/],
])('it says in one line that %s', async (_case, hasSite, port, message) => {
  const result = await collect(serve(makeFolder(hasSite), port))
  expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) })
})

test('with a path for requests it receives them too, and says where they are and that nobody is told', async () => {
  const folder = makeFolder(true)
  const child = serve(folder, 0, { ESTIMATE_ENDPOINT: '/estimate' })
  const end = collect(child)
  let printed = ''
  while (!printed.includes('http:')) printed += String((await once(child.stdout, 'data'))[0])
  const url = printed.match(/http:\S+/)?.[0] ?? ''
  const body = new FormData()
  for (const [name, value] of Object.entries(sampleRequest)) body.set(name, value)
  const response = await fetch(`${url}/estimate`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  expect(response.status).toBe(201)
  expect((await fetch(url)).headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  child.kill('SIGTERM')
  expect(await end).toEqual({
    code: 0,
    stdout: `Requests to /estimate are stored in ${join(folder, 'requests')}. Nobody is notified: npm run requests shows them.\nServing the site on ${url}\n`,
    stderr: '',
  })
})

test.each([
  ['is neither a path nor an https URL', { ESTIMATE_ENDPOINT: 'yes' }, /^ESTIMATE_ENDPOINT=yes is neither [^\n]+\n$/],
  [
    'has a setting without its other half',
    { ESTIMATE_ENDPOINT: '/estimate', NOTIFY_EMAIL: 'a@b.example' },
    /^NOTIFY_EMAIL is set and SMTP_URL is not[^\n]+\n$/,
  ],
])('it does not start where the receiver %s, and says so in one line', async (_case, settings, message) => {
  const result = await collect(serve(makeFolder(true), 0, settings))
  expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) })
})
