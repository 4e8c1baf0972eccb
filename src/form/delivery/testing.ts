import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Locator, type Page } from '@playwright/test'
import { createSiteServer } from '../../../hosting/site-server.ts'
import { readNodeSettings } from '../../../receiver/node/node-settings.ts'
import { startReceiver } from '../../../receiver/node/start-receiver.ts'
import { test as base } from '../../../tests/support/test.ts'
import { readEstimateEndpoint } from '../endpoint.ts'
import { getForm, getSubmit } from '../testing.ts'
import { deliveryWords } from '../words.ts'

/** A copy of the project, built with a form that is sent to its own receiver. */
export const deliveringSite = resolve('test-results/delivering-site')
export const endpointPath = '/estimate'

/** A receiver for each test, with a database of its own. Pages are those of the delivering site. */
export const test = base.extend<{ receiver: FaultyReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  receiver: async ({}, runTest) => {
    const receiver = await startFaultyReceiver()
    await runTest(receiver)
    await receiver.stop()
  },
  baseURL: ({ receiver }, runTest) => runTest(receiver.url),
})

export { expect }

/** What stands in the place of the form once its request is received. */
export async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: deliveryWords.receipt.title })).toBeVisible()
}

/** What the form says of a request that was not sent. */
export function getFailure(page: Page): Locator {
  return getForm(page).getByRole('alert').filter({ hasText: deliveryWords.failure.title })
}

/** Sends the form, and puts the clock of the page forward until the form has given up. */
export async function sendUntilItFails(page: Page): Promise<void> {
  await getSubmit(page).click()
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000)
      return getFailure(page).isVisible()
    })
    .toBe(true)
}

export const serverError: Fault = { kind: 'respond', status: 500 }

/** What becomes of one request instead of being received. */
export type Fault =
  | { readonly kind: 'respond'; readonly status: number; readonly body?: object; readonly retryAfter?: number }
  /** The connection ends while the request is being sent. */
  | { readonly kind: 'cut' }
  /** The request is received, and the response is lost. */
  | { readonly kind: 'lose-response' }
  /** The request is received later. */
  | { readonly kind: 'hold'; readonly until: Promise<void> }

interface RequestRow {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly phone: string
  readonly issue: string
  readonly message: string
  readonly page: string
  readonly suspicion: string | null
}

export interface FaultyReceiver {
  readonly url: string
  /** One for each request that comes, in their order; the requests after them are received. */
  readonly faults: Fault[]
  /** How many times the form was sent. */
  countAttempts(): number
  listRequests(): RequestRow[]
  /** What was counted, such as `call /about`, by how often. */
  listContacts(): Record<string, number>
  /** The files of all stored photos. */
  listPhotos(): Buffer[]
  stop(): Promise<void>
}

/** Serves the delivering site with its real receiver, which can be made to fail. */
export async function startFaultyReceiver(): Promise<FaultyReceiver> {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'))
  const root = join(deliveringSite, 'dist')
  const faults: Fault[] = []
  let attempts = 0
  const receiver = await startReceiver({
    settings: readNodeSettings({ REQUESTS_FOLDER: folder, COUNT_CONTACTS: '1' }),
    path: endpointPath,
    siteFolder: root,
  })

  function receive(req: IncomingMessage, res: ServerResponse): void {
    const isForm = req.method === 'POST' && req.url === endpointPath
    if (isForm) attempts++
    const fault = isForm ? faults.shift() : undefined
    if (fault) applyFault(fault, req, res, receiver.receive)
    else receiver.receive(req, res)
  }

  const server = createSiteServer({ root, endpoint: readEstimateEndpoint(endpointPath), receive })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const database = new DatabaseSync(join(folder, 'requests.db'), { readOnly: true })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    countAttempts: () => attempts,
    listRequests: () => database.prepare('SELECT * FROM requests').all() as unknown as RequestRow[],
    listContacts: () => {
      const rows = database.prepare('SELECT page, kind, count FROM contacts ORDER BY kind').all()
      return Object.fromEntries(rows.map(({ page, kind, count }) => [`${kind} ${page}`, Number(count)]))
    },
    listPhotos: () =>
      database
        .prepare('SELECT key FROM photos ORDER BY request_id, position')
        .all()
        .map(({ key }) => readFileSync(join(folder, 'photos', String(key)))),
    async stop() {
      server.close()
      server.closeAllConnections()
      await receiver.stop()
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

type Receive = (req: IncomingMessage, res: ServerResponse) => void

function applyFault(fault: Fault, req: IncomingMessage, res: ServerResponse, receive: Receive): void {
  if (fault.kind === 'cut') req.once('data', () => req.socket.destroy())
  else if (fault.kind === 'hold') void fault.until.then(() => receive(req, res))
  else if (fault.kind === 'lose-response') {
    // The receiver ends its response when the request is stored.
    res.end = () => {
      req.socket.destroy()
      return res
    }
    receive(req, res)
  } else {
    req.resume().on('end', () => {
      if (fault.retryAfter !== undefined) res.setHeader('Retry-After', fault.retryAfter)
      res.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(fault.body ?? {}))
    })
  }
}
