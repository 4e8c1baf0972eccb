import { type Context, Hono } from 'hono'
import { cacheControl } from '../hosting/rules.ts'
import { buildReceivedPath, type Refusal } from '../src/lib/estimate-request.ts'
import { checkOrigin } from './check-origin.ts'
import { createMemoryBudget, type MemoryReservation } from './memory-budget.ts'
import { getRateLimitKey } from './rate-limit-key.ts'
import { readForm } from './read-form.ts'
import { RefusedError } from './refused-error.ts'
import { dayMs, deriveIds, isReference } from './request-id.ts'
import { buildJsonResponse, buildReceivedPage, buildRefusal, type ReadPage, wantsJson } from './respond.ts'
import { rateLimit } from './store/rate-limit.ts'
import type { RequestStore } from './store/request-store.ts'
import { type ValidRequest, validateRequest } from './validate-request.ts'

/** Who sent a request, and to which host, as far as the proxy in front can be believed. */
export interface Client {
  address: string
  host: string
}

export interface ReceiverOptions<Bindings extends object> {
  /** Where the form is sent to, such as /estimate. */
  path: string
  siteUrl: string
  responseHeaders: Readonly<Record<string, string>>
  maxMemoryBytes: number
  idleTimeoutMs: number
  readPage: (file: string, env: Bindings) => ReturnType<ReadPage>
  readClient: (request: Request, env: Bindings) => Client
  openStore: (env: Bindings) => RequestStore
  /** Called with the id of each new request, after it is stored. The response does not wait for it. */
  onStored: (id: string, context: Context<{ Bindings: Bindings }>) => void
}

/** The application that receives what the form sends: the same on Node and on Cloudflare. */
export function createReceiver<Bindings extends object>(
  options: ReceiverOptions<Bindings>,
): Hono<{ Bindings: Bindings }> {
  type ReceiverContext = Context<{ Bindings: Bindings }>
  const { path, siteUrl, responseHeaders, idleTimeoutMs } = options
  const memory = createMemoryBudget(options.maxMemoryBytes)
  const receivedPath = buildReceivedPath(path, ':reference')
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(responseHeaders)) context.res.headers.set(name, value)
    context.res.headers.set('Cache-Control', cacheControl.noStore)
    context.res.headers.set('Vary', 'Accept')
  })

  app.post(path, async (context) => {
    const reservation = memory.openReservation()
    try {
      return await receive(context, reservation)
    } finally {
      reservation.release()
    }
  })

  app.get(receivedPath, async (context) => {
    const reference = context.req.param('reference') ?? ''
    if (!isReference(reference)) return refuse(context, { code: 'not-found' })
    return buildReceivedPage(reference, (file) => options.readPage(file, context.env))
  })

  app.all(path, (context) => refuseMethod(context, 'POST'))
  app.all(receivedPath, (context) => refuseMethod(context, 'GET, HEAD'))
  app.notFound((context) => refuse(context, { code: 'not-found' }))
  app.onError((error, context) => {
    if (error instanceof RefusedError) return refuse(context, error.refusal)
    console.error(error)
    return refuse(context, { code: 'storage-failed', retryAfterSeconds: 5 })
  })

  async function receive(context: ReceiverContext, reservation: MemoryReservation): Promise<Response> {
    const request = context.req.raw
    const { address, host } = options.readClient(request, context.env)
    checkOrigin(request.headers, host, siteUrl)
    const valid = validateRequest(await readForm(request, reservation, { idleTimeoutMs }))
    const store = options.openStore(context.env)
    const now = Date.now()
    const id = valid.id ?? (await chooseId(valid, store, now))
    const existing = await store.findReceipt(id)
    if (existing) return acknowledge(context, existing.reference, false)

    const { content, photos } = valid
    const saved = await store.save({ id, content, photos, receivedAt: now }, getRateLimitKey(address))
    if (saved === 'rate-limited')
      throw new RefusedError({ code: 'rate-limited', retryAfterSeconds: rateLimit.windowMs / 1000 })
    if (saved.isNew) options.onStored(id, context)
    return acknowledge(context, saved.reference, saved.isNew)
  }

  function acknowledge(context: ReceiverContext, reference: string, isNew: boolean): Response {
    if (wantsJson(context.req.raw.headers)) return buildJsonResponse(isNew ? 201 : 200, { reference })
    return new Response(null, { status: 303, headers: { Location: buildReceivedPath(path, reference) } })
  }

  function refuse(context: ReceiverContext, refusal: Refusal): Promise<Response> {
    const asJson = wantsJson(context.req.raw.headers)
    return buildRefusal(refusal, asJson, (file) => options.readPage(file, context.env))
  }

  async function refuseMethod(context: ReceiverContext, allow: string): Promise<Response> {
    const response = await refuse(context, { code: 'wrong-method' })
    response.headers.set('Allow', allow)
    return response
  }

  return app
}

/** Without scripts the same form sent twice within a day is one request. */
async function chooseId(request: ValidRequest, store: RequestStore, now: number): Promise<string> {
  const [id, ...earlierIds] = await deriveIds(request, now)
  for (const earlierId of earlierIds) {
    const earlier = await store.findReceipt(earlierId)
    if (earlier && earlier.receivedAt > now - dayMs) return earlierId
  }
  return id
}
