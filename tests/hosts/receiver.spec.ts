import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles, listPages, listRedirects } from '../../hosting/built-site.ts'
import { formatCaddyfile } from '../../hosting/caddy.ts'
import { formatNginx } from '../../hosting/nginx.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { refusedPage } from '../../src/form/request.ts'
import {
  buildForm,
  makePhotosOverTotal,
  makePicture,
  readResponse,
  readRows,
  sendRequest,
} from '../receivers/requests.ts'
import { findFreePort, startProgram } from '../support/start-program.ts'
import { listResponseHeaders, root } from './built-files.ts'
import { allHosts } from './hosts.ts'
import { type HostName, startHost } from './start-hosts.ts'

// The hosts that pass the form's requests on to the receiver, with what the build writes for them when it is switched on.
const proxies = allHosts.filter(({ name }) => name === 'nginx' || name === 'Caddy' || name === 'npm start')
const running = proxies.filter((host) => 'port' in host).map(({ name }) => name)

const endpoint = readEstimateEndpoint('/estimate')
const siteHeaders = listResponseHeaders(endpoint)
const receiverHeaders = { ...siteHeaders, 'cache-control': 'no-store' }
const folder = mkdtempSync(join(tmpdir(), 'hosts-and-receiver-'))
const origins = new Map<HostName, string>()
const databases = new Map<HostName, string>()
const stops: (() => Promise<void>)[] = []
let stopReceiver = async () => {}

beforeAll(async () => {
  const receiverPort = await findFreePort()
  const requests = join(folder, 'requests')
  const receiverEnv = { ESTIMATE_ENDPOINT: '/estimate', TRUST_PROXY: '127.0.0.1', SITE_ROOT: resolve(root) }
  const receiverFolder = mkdtempSync(join(folder, 'receiver-'))
  stopReceiver = await startProgram({
    command: process.execPath,
    args: [resolve('server/receive.ts')],
    env: { ...receiverEnv, PORT: String(receiverPort), REQUESTS_FOLDER: requests },
    folder: receiverFolder,
    port: receiverPort,
  })
  writeHostFiles(`127.0.0.1:${receiverPort}`)
  for (const name of running) {
    const ownRequests = join(folder, 'own-requests')
    const env = { ...receiverEnv, REQUESTS_FOLDER: ownRequests }
    const { host, stop } = await startHost(name, root, folder, { deploy: folder, env })
    stops.push(stop)
    if ('skipped' in host) continue
    origins.set(name, `http://127.0.0.1:${host.port}`)
    databases.set(name, join(name === 'npm start' ? ownRequests : requests, 'requests.db'))
  }
}, 60_000)

afterAll(async () => {
  await Promise.all([...stops, stopReceiver].map((stop) => stop()))
  rmSync(folder, { recursive: true })
})

function writeHostFiles(receiverAddress: string): void {
  const redirects = listRedirects(listPages(listFiles(root)))
  const options = { redirects, hostname: 'www.site.example', endpoint, receiverAddress }
  writeFileSync(join(folder, 'nginx.conf'), formatNginx(options))
  writeFileSync(join(folder, 'Caddyfile'), formatCaddyfile(options))
}

function findOrigin(name: HostName): string {
  return origins.get(name) ?? ''
}

function readHeaders({ headers }: Pick<Response, 'headers'>): object {
  return Object.fromEntries(headers)
}

describe.each(running)('%s', (name) => {
  test('a request reaches the receiver, with the address of the visitor and the origin', async () => {
    const origin = findOrigin(name)
    const id = crypto.randomUUID()
    // Longer than what nginx keeps in memory.
    const photos = [makePicture(3_000_000)]
    const headers = { Origin: origin }
    const response = await sendRequest(`${origin}/estimate`, { fields: { id }, photos, headers })
    expect(response.status).toBe(201)
    expect(readHeaders(response)).toMatchObject(receiverHeaders)
    const database = databases.get(name) ?? ''
    expect(readRows(database, 'SELECT size FROM photos WHERE request_id = ?', id)).toEqual([{ size: 3_000_000 }])
  })

  test('what comes from the page of somebody else is refused', async () => {
    const headers = { Origin: 'https://evil.example' }
    const { status, body } = await sendRequest(`${findOrigin(name)}/estimate`, { headers })
    expect([status, body.error]).toEqual([403, 'wrong-origin'])
  })

  test('what is too large is refused in the words of the receiver', async () => {
    const { status, body } = await sendRequest(`${findOrigin(name)}/estimate`, { photos: makePhotosOverTotal() })
    expect([status, body.error]).toEqual([413, 'total-too-large'])
  })

  test('other methods are refused by the receiver there, and by the host elsewhere', async () => {
    const origin = findOrigin(name)
    const there = await fetch(`${origin}/estimate`, { headers: { Accept: 'application/json' } })
    expect([there.status, there.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await readResponse(there)).body.error).toBe('wrong-method')
    for (const path of ['/', '/services', '/estimates', '/estimate-x']) {
      const elsewhere = await fetch(`${origin}${path}`, { method: 'POST', body: buildForm({}) })
      expect([path, elsewhere.status, elsewhere.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  })

  test('a browser without scripts is led to the page with the reference', async () => {
    const origin = findOrigin(name)
    const headers = { Accept: 'text/html', Origin: origin }
    const response = await fetch(`${origin}/estimate`, { method: 'POST', body: buildForm({}), headers })
    expect([response.status, response.redirected]).toEqual([200, true])
    const [, reference] = /\/estimate\/received\/([\w-]+)$/.exec(response.url) ?? []
    expect(await response.text()).toContain(reference)
    expect(readHeaders(response)).toMatchObject(receiverHeaders)
  })

  test('the pages that the receiver fills in have no URL, and the others are there', async () => {
    const paths = ['/services', `/${refusedPage.file}`, '/request-received', '/nope']
    const responses = await Promise.all(paths.map((path) => fetch(`${findOrigin(name)}${path}`)))
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 404, 404])
    for (const response of responses) expect(readHeaders(response)).toMatchObject(siteHeaders)
  })
})

test.skipIf(running.length < 2)(
  'where the receiver is down, the host answers with the 500 page, which is not cached',
  async () => {
    await stopReceiver()
    stopReceiver = async () => {}
    for (const name of running.filter((host) => host !== 'npm start')) {
      const response = await fetch(`${findOrigin(name)}/estimate`, { method: 'POST', body: buildForm({}) })
      expect([name, response.status]).toEqual([name, 502])
      expect(await response.text()).toContain('<html')
      expect(readHeaders(response)).toMatchObject(receiverHeaders)
    }
  },
)
