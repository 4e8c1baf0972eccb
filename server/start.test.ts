import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleRequest } from '../src/form/testing-request.ts'
import { isGroupAlive, makeNpmProject, startNpm } from '../tests/support/npm-project.ts'

/** A folder, with a site or without, in which the server is started. */
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
  return spawn(process.execPath, [resolve('server/start.ts'), '--no-build'], { cwd, env })
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

/** A project of one page that Astro really builds. */
function makeAstroProject(): string {
  const folder = makeNpmProject()
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  const integration = pathToFileURL(resolve('integrations/finish-build.ts'))
  const config = `import { finishBuild } from '${integration}'\nexport default { integrations: [finishBuild()] }\n`
  writeFileSync(join(folder, 'astro.config.ts'), config)
  writePage(folder, 'Home of {process.env.SITE_URL}')
  return folder
}

function writePage(folder: string, page: string): void {
  writeFileSync(join(folder, 'src/pages/index.astro'), `<meta charset="utf-8">${page}`)
}

/** What `npm start` serves, and whether it has built that before. */
async function startAndStop(folder: string, settings: Record<string, string>) {
  const { npm, lines, ended, waitForLine } = startNpm(folder, ['start'], settings)
  const line = await waitForLine(/ on http:/)
  const response = await fetch(line.slice(line.indexOf('http:')))
  const page = (await response.text()).replace(/<[^>]+>/g, '')
  npm.kill('SIGTERM')
  await ended
  // Astro prints in colours where CI is set.
  return { page, isBuilt: stripVTControlCharacters(lines.join('\n')).includes('[build] Complete!') }
}

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 900_000 }, () => {
  test('builds where the site is not of this code and these settings, and only there', async () => {
    const folder = makeAstroProject()
    const settings = { SITE_URL: 'https://one.example' }
    const first = 'Home of https://one.example'
    expect(await startAndStop(folder, settings)).toEqual({ page: first, isBuilt: true })
    expect(await startAndStop(folder, settings)).toEqual({ page: first, isBuilt: false })

    const other = { SITE_URL: 'https://two.example' }
    const second = 'Home of https://two.example'
    expect(await startAndStop(folder, other)).toEqual({ page: second, isBuilt: true })

    writePage(folder, 'Changed')
    expect(await startAndStop(folder, other)).toEqual({ page: 'Changed', isBuilt: true })
  })

  test('does not serve what a build that failed has left', async () => {
    const folder = makeAstroProject()
    writePage(folder, '{missing.page}')
    for (const _time of ['first', 'second']) {
      const { ended, lines } = startNpm(folder, ['start'])
      expect((await ended).code).toBe(1)
      expect(lines).toContain('The site could not be built, so it is not served.')
      expect(lines.join('\n')).not.toContain(' on http:')
    }
  })

  test('a signal ends the build too', async () => {
    const folder = makeAstroProject()
    writePage(folder, "{console.log('Building the page') ?? new Promise((resolve) => setTimeout(resolve, 3_600_000))}")
    const { npm, ended, waitForLine } = startNpm(folder, ['start'])
    await waitForLine(/Building the page/)
    npm.kill('SIGTERM')
    expect(await ended).toEqual({ code: null, signal: 'SIGTERM' })
    // The compiler ends when it finds out that nobody listens.
    await vi.waitUntil(() => !isGroupAlive(npm), 30_000)
  })

  test.each([
    [{ SITE_URL: '' }, 'SITE_URL is empty: set it to the URL of the site, or do not set it.'],
    [{ RECEIVER_ADDRESS: 'here' }, 'RECEIVER_ADDRESS=here is not a host and a port, such as 127.0.0.1:4323.'],
    [{ TRUST_PROXY: '/99' }, 'TRUST_PROXY=/99 is not an IP address, or a network such as 172.16.0.0/12.'],
  ])('refuses %j in words, before it builds', async (settings, message) => {
    const folder = makeAstroProject()
    const { ended, lines } = startNpm(folder, ['-s', 'start'], settings)
    expect((await ended).code).toBe(1)
    expect(lines).toEqual([message])
  })
})
