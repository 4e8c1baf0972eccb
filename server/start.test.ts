import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleRequest } from '../src/form/testing-request.ts'
import { isGroupAlive, makeNpmProject, startNpm } from '../tests/support/npm-project.ts'
import { followLines } from '../tests/support/start-program.ts'

/** A folder, with a site or without, in which the server is started. */
function makeFolder(hasSite: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (!hasSite) return folder
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  return folder
}

function start(cwd: string, settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ESTIMATE_ENDPOINT: '', HOST: '127.0.0.1', PORT: '0', ...settings }
  const child = spawn(process.execPath, [resolve('server/start.ts'), ...args], { cwd, env })
  return { child, ...followLines(child) }
}

test('it says where the site is, serves it, and leaves quietly', async () => {
  const { child, lines, ended, waitForLine } = start(makeFolder(true), {}, '--no-build')
  const line = await waitForLine(/^Serving the site on http:/)
  expect(await (await fetch(line.slice(line.indexOf('http:')))).text()).toBe('<h1>Home</h1>')
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(lines).toEqual([line])
})

test('with a path for requests it receives them too, and says where they are and that nobody is told', async () => {
  const folder = makeFolder(true)
  const { child, lines, ended, waitForLine } = start(folder, { ESTIMATE_ENDPOINT: '/estimate' }, '--no-build')
  const line = await waitForLine(/^Serving the site on http:/)
  const url = line.slice(line.indexOf('http:'))
  const body = new FormData()
  for (const [name, value] of Object.entries(sampleRequest)) body.set(name, value)
  const response = await fetch(`${url}/estimate`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  expect(response.status).toBe(201)
  expect((await fetch(url)).headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, signal: null })
  const requests = join(folder, 'requests')
  expect(lines).toEqual([
    `Requests to /estimate are stored in ${requests}. Nobody is notified: npm run requests shows them.`,
    line,
  ])
})

test('it says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { lines, ended } = start(makeFolder(true), { PORT: String(port) }, '--no-build')
  expect((await ended).code).toBe(1)
  other.close()
  expect(lines).toEqual([expect.stringMatching(`^Port ${port} is taken\\.`)])
})

test('it says in one line that there is no site', async () => {
  const { lines, ended } = start(makeFolder(false), {}, '--no-build')
  expect((await ended).code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^There is no site in dist\..*npm run build$/)])
})

// Here nothing could be built, which would be said before the site is served.
test.each([
  [{ PORT: 'door' }, 'PORT=door is not a port number.'],
  [{ SITE_URL: '' }, 'SITE_URL is empty: set it to the URL of the site, or do not set it.'],
  [{ RECEIVER_ADDRESS: 'here' }, 'RECEIVER_ADDRESS=here is not a host and a port, such as 127.0.0.1:4323.'],
  [{ ESTIMATE_ENDPOINT: 'yes' }, /^ESTIMATE_ENDPOINT=yes is neither /],
  [{ ESTIMATE_ENDPOINT: '/estimate', NOTIFY_EMAIL: 'a@b.example' }, /^NOTIFY_EMAIL is set and SMTP_URL is not/],
  [
    { ESTIMATE_ENDPOINT: '/estimate', TRUST_PROXY: '/99' },
    'TRUST_PROXY=/99 is not an IP address, or a network such as 172.16.0.0/12.',
  ],
])('it refuses %j in one line, before it builds', async (settings, message) => {
  const { lines, ended } = start(makeFolder(true), settings)
  expect((await ended).code).toBe(1)
  expect(lines).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
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
    const page = 'Home of https://one.example'
    expect(await startAndStop(folder, settings)).toEqual({ page, isBuilt: true })
    expect(await startAndStop(folder, settings)).toEqual({ page, isBuilt: false })

    const otherSettings = { SITE_URL: 'https://two.example' }
    const otherPage = 'Home of https://two.example'
    expect(await startAndStop(folder, otherSettings)).toEqual({ page: otherPage, isBuilt: true })
  })

  test('does not serve what a build that failed has left', async () => {
    const folder = makeAstroProject()
    writePage(folder, '{missing.page}')
    const { ended, lines } = startNpm(folder, ['start'])
    expect((await ended).code).toBe(1)
    expect(lines).toContain('The site could not be built, so it is not served.')
    expect(lines.join('\n')).not.toContain(' on http:')
    // Without a record of a build the next start builds again.
    expect(existsSync(join(folder, '.astro/build-record.txt'))).toBe(false)
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
})
