import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { filePaths, pagePaths } from '../../tests/hosts/built-files.ts'
import { type HostName, startHost } from '../../tests/hosts/start-hosts.ts'
import { describeMachine, formatTable, timeRequests, writeFigures } from '../figures.ts'

/**
 * A bounded load on loopback, each response checked against the files of the build: npm run load
 * Any wrong response fails it; the figures are written to docs/load.md.
 */
const requestCount = 20_000
const visitorCount = 100
const hostNames: HostName[] = ['npm start', 'nginx']

interface Expectation {
  path: string
  status: number
  /** The hash of the expected body, where it is known. */
  hash?: string
}

const expectations = listExpectations()
const folder = mkdtempSync(join(tmpdir(), 'load-'))
const rows: (string | number)[][] = [['server', 'requests/s', 'p50', 'p95', 'p99', 'max', 'wrong responses']]
for (const name of hostNames) {
  const { host, stop } = await startHost(name, 'dist', folder)
  if ('skipped' in host) console.log(`${name}: skipped, ${host.skipped}`)
  else rows.push([name, ...(await putUnderLoad(host.port))])
  await stop()
}
rmSync(folder, { recursive: true })

const requests = `${requestCount.toLocaleString('en-CA')} requests, ${visitorCount} at a time, on ${describeMachine()}`
const figures = `${requests}\n\n${formatTable(rows)}`
console.log(figures)
writeFigures('docs/load.md', 'site', figures)

function listExpectations(): Expectation[] {
  const notFound = hashFile('404.html')
  return [
    ...pagePaths.map((path) => ({ path, status: 200, hash: hashFile(path === '/' ? 'index.html' : `${path}.html`) })),
    ...filePaths.map((path) => ({ path, status: 200, hash: hashFile(path) })),
    ...pagePaths.filter((path) => path !== '/').map((path) => ({ path: `${path}/`, status: 308 })),
    ...['/nope', '/a/b/c', '/.env', '/_headers'].map((path) => ({ path, status: 404, hash: notFound })),
    ...['/../package.json', '//evil.example/', '/%', '/%00'].map((path) => ({ path, status: 400 })),
  ]
}

/** The hash of what a browser is sent for a file: the compressed sibling, where there is one. */
function hashFile(file: string): string {
  const path = join('dist', file)
  return hash('sha256', readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path))
}

/** Loads the site, and returns requests a second, milliseconds and wrong responses. */
async function putUnderLoad(port: number): Promise<(string | number)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitorCount })
  const mistakes: string[] = []
  const { seconds, ...times } = await timeRequests(requestCount, visitorCount, async (index) => {
    const expected = expectations[index % expectations.length] as Expectation
    const mistake = await findMistake(port, agent, expected).catch(String)
    if (mistake) mistakes.push(`${expected.path}: ${mistake}`)
  })
  agent.destroy()
  for (const mistake of mistakes.slice(0, 10)) console.error(mistake)
  if (mistakes.length > 0) process.exitCode = 1
  return [(requestCount / seconds).toFixed(0), ...Object.values(times).map((time) => time.toFixed(1)), mistakes.length]
}

/** What is wrong with the response, if anything. */
async function findMistake(port: number, agent: Agent, expected: Expectation): Promise<string | undefined> {
  const headers = { 'accept-encoding': 'gzip, br' }
  const outgoing = request({ host: '127.0.0.1', port, agent, headers, path: expected.path }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  if (response.statusCode !== expected.status) return `${response.statusCode} instead of ${expected.status}`
  return expected.hash && expected.hash !== hash('sha256', body) ? 'other content than was built' : undefined
}
