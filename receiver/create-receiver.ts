import { type Context, Hono } from 'hono'
import { buildResponseHeaders, cacheControl } from '../hosting/rules.ts'
import { buildCountPath, healthPath, readEstimateEndpoint } from '../src/form/endpoint.ts'
import { buildReceivedPath, type Refusal } from '../src/form/request.ts'
import { createContactLimit, maxContactBytes, readContact } from './contacts.ts'
import type { FaultLog } from './fault-log.ts'
import { checkHealth, type Health } from './health.ts'
import { type BodyOptions, createUploads, readBody, readBoundary, readForm, readLength } from './read-body.ts'
import { dayMs, deriveIds, formatDay, isReference, type ValidRequest, validateRequest } from './request.ts'
import {
  buildJsonResponse,
  buildReceivedPage,
  buildRefusal,
  type ReadPage,
  RefusedError,
  wantsJson,
} from './respond.ts'
import type { CommonSettings } from './settings.ts'
import type { RequestStore } from './store/create-store.ts'
import { rateLimit } from './store/request-store.ts'

const healthIntervalMs = 10_000

/** Who sent a request, and to which host, as far as the proxy in front can be believed. */
export interface Client {
  address: string
  host: string
}

interface ReceiverOptions<Bindings extends object>
  extends BodyOptions,
    Pick<CommonSettings, 'siteUrl' | 'countsContacts'> {
  /** Where the form is sent to, such as /estimate. */
  path: string
  faults: FaultLog
  readPage: ReadPage
  readClient: (request: Request, env: Bindings) => Client
  openStore: () => Promise<RequestStore>
  /** Called with the id of each new request, after it is stored. The response does not wait for it. */
  onStored: (id: string, context: Context<{ Bindings: Bindings }>) => void
}

/** The application that receives what the form sends: the same on Node and on Cloudflare. */
export function createReceiver<Bindings extends object>(
  options: ReceiverOptions<Bindings>,
): Hono<{ Bindings: Bindings }> {
  type ReceiverContext = Context<{ Bindings: Bindings }>
  const { path, siteUrl, countsContacts, faults } = options
  const responseHeaders = buildResponseHeaders(readEstimateEndpoint(path))
  const uploads = createUploads()
  const countPath = buildCountPath(path)
  const isWithinLimit = createContactLimit()
  const receivedPath = buildReceivedPath(path, ':reference')
  let health: { checkedAt: number; result: Promise<Health> } | undefined
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(responseHeaders)) context.res.headers.set(name, value)
    context.res.headers.set('Cache-Control', cacheControl.noStore)
    context.res.headers.set('Vary', 'Accept')
  })

  app.post(path, async (context) => {
    const { headers } = context.req.raw
    const { address, host } = options.readClient(context.req.raw, context.env)
    checkOrigin(headers, host, siteUrl)
    const boundary = readBoundary(headers)
    const sender = getRateLimitKey(address)
    const upload = uploads.begin(sender, readLength(headers))
    try {
      const body = await readBody(context.req.raw, upload, options)
      return await store(context, validateRequest(readForm(body, boundary)), sender)
    } finally {
      upload.end()
    }
  })

  async function countContact(context: ReceiverContext): Promise<Response> {
    const { headers } = context.req.raw
    const { address, host } = options.readClient(context.req.raw, context.env)
    checkOrigin(headers, host, siteUrl)
    const sender = getRateLimitKey(address)
    const length = readLength(headers)
    if (length > maxContactBytes) throw new RefusedError({ code: 'malformed' })
    if (!isWithinLimit(sender)) throw refuseSender()
    const upload = uploads.begin(sender, length)
    try {
      const { page, kind } = readContact(await readBody(context.req.raw, upload, options))
      const requests = await options.openStore()
      await requests.countContact({ day: formatDay(Date.now()), page, kind })
      return new Response(null, { status: 204 })
    } finally {
      upload.end()
    }
  }

  if (countsContacts) {
    app.post(countPath, countContact)
    app.all(countPath, (context) => refuseMethod(context, 'POST'))
  }

  app.get(receivedPath, async (context) => {
    const reference = context.req.param('reference') ?? ''
    if (!isReference(reference)) return refuse(context, { code: 'not-found' })
    return buildReceivedPage(reference, options.readPage)
  })

  app.get(healthPath, async (context) => {
    // The check writes to the disk, so it is not made for everybody who asks.
    if (!health || Date.now() - health.checkedAt > healthIntervalMs) {
      health = { checkedAt: Date.now(), result: checkHealth(options.openStore) }
    }
    const result = await health.result
    return context.json(result, result.problems.length > 0 ? 503 : 200)
  })

  app.all(path, (context) => refuseMethod(context, 'POST'))
  app.all(receivedPath, (context) => refuseMethod(context, 'GET, HEAD'))
  app.notFound((context) => refuse(context, { code: 'not-found' }))
  app.onError((error, context) => {
    if (error instanceof RefusedError) return refuse(context, error.refusal)
    faults.report('A request could not be stored', error)
    return refuse(context, { code: 'storage-failed', retryAfterSeconds: 5 })
  })

  async function store(context: ReceiverContext, valid: ValidRequest, sender: string): Promise<Response> {
    const requests = await options.openStore()
    const now = Date.now()
    const id = valid.id ?? (await chooseId(valid, requests, now))
    const existing = await requests.findReceipt(id)
    if (existing) return acknowledge(context, existing.reference, false)

    const { content, photos } = valid
    const saved = await requests.save({ id, content, photos, receivedAt: now }, sender)
    if (saved === 'rate-limited') throw refuseSender()
    if (saved === 'full') throw new Error('The space for requests is used up.')
    if (saved.isNew) options.onStored(id, context)
    return acknowledge(context, saved.reference, saved.isNew)
  }

  function acknowledge(context: ReceiverContext, reference: string, isNew: boolean): Response {
    if (wantsJson(context.req.raw.headers)) return buildJsonResponse(isNew ? 201 : 200, { reference })
    return new Response(null, { status: 303, headers: { Location: buildReceivedPath(path, reference) } })
  }

  function refuse(context: ReceiverContext, refusal: Refusal): Promise<Response> {
    return buildRefusal(refusal, wantsJson(context.req.raw.headers), options.readPage)
  }

  async function refuseMethod(context: ReceiverContext, allow: string): Promise<Response> {
    const response = await refuse(context, { code: 'wrong-method' })
    response.headers.set('Allow', allow)
    return response
  }

  return app
}

/** The id of a request that came without one. The same form sent twice within a day is one request. */
async function chooseId(request: ValidRequest, store: RequestStore, now: number): Promise<string> {
  const [id, yesterdaysId] = await deriveIds(request, now)
  const earlier = await store.findReceipt(yesterdaysId)
  return earlier && earlier.receivedAt > now - dayMs ? yesterdaysId : id
}

/** Refuses what a browser sends from another site's page. Programs other than browsers send neither header and may. */
function checkOrigin(headers: Headers, host: string, siteUrl: string): void {
  const origin = headers.get('Origin')
  const fetchSite = headers.get('Sec-Fetch-Site')
  const isAllowed =
    origin === null
      ? fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
      : URL.parse(origin)?.host === host || origin === new URL(siteUrl).origin
  if (!isAllowed) throw new RefusedError({ code: 'wrong-origin' })
}

function refuseSender(): RefusedError {
  return new RefusedError({ code: 'rate-limited', retryAfterSeconds: rateLimit.windowMs / 1000 })
}

/** Who counts as one sender: an IPv4 address, or the /48 network of an IPv6 one, which one customer may have whole. */
export function getRateLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::', 2)
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups = [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
  return `${groups.slice(0, 3).join(':')}::/48`
}
