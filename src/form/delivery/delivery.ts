import { chooseUploadLimitMs, photosField, type TextField } from '../request.ts'
import { type Outcome, readPhotos, readRequest, type Transport } from '../transport.ts'
import { deliveryWords, describeRefusal, sayTryingAgain, sayWait, sendingFaults } from '../words.ts'
import { keepDraft, parseObject } from './draft.ts'
import { addSizes, PhotoError, shrinkPhotos } from './shrink-photos.ts'

/** Sends requests to the endpoint, which the form has as its action. Without its script, browsers send it by themselves. */
export const deliver: Transport = (form) => {
  const draft = keepDraft(form)
  let notBefore = 0

  async function send(report: (progress: string) => void): Promise<Outcome> {
    const request = readRequest(form)
    const photos = readPhotos(form)
    const fail = (message: string, photo?: File): Outcome => ({ step: 'failed', failure: { message, request, photo } })

    const waitSeconds = Math.ceil((notBefore - Date.now()) / 1000)
    if (waitSeconds > 0) return fail(sayWait(waitSeconds))
    report(deliveryWords.sending)
    try {
      draft.save()
      // form/request-id.ts has given it the id already.
      const body = new FormData(form)
      const smaller = await shrinkPhotos(photos, report)
      body.set('elapsed' satisfies TextField, String(draft.measureElapsed()))
      body.delete(photosField)
      for (const photo of smaller) body.append(photosField, photo)
      report(deliveryWords.sending)
      const result = await sendRequest({
        url: form.action,
        body,
        photoBytes: addSizes(smaller),
        onRetry: (count) => report(sayTryingAgain(count)),
      })
      if (result.kind === 'failed') {
        notBefore = result.notBefore ?? 0
        return fail(result.message, result.photo === undefined ? undefined : photos[result.photo])
      }
      const { reference } = result
      return { step: 'received', sent: { reference, request, photos: photos.map(({ name }) => name) } }
    } catch (error) {
      if (error instanceof PhotoError) return fail(error.message, error.photo)
      reportError(error)
      return fail(sendingFaults.server)
    }
  }

  return { send, stop: draft.stop }
}

type SendingResult =
  | { readonly kind: 'received'; readonly reference: string | undefined }
  | {
      readonly kind: 'failed'
      /** What went wrong and what to do, for the visitor. */
      readonly message: string
      /** The photo at fault, counted among those that were sent. */
      readonly photo?: number | undefined
      /** When it may be sent again, in milliseconds since 1970. */
      readonly notBefore?: number | undefined
      /** Whether another attempt may succeed. */
      readonly canRetry?: boolean
      readonly retryAfterMs?: number | undefined
    }

/** The waits before the second and the third attempt. */
const backoffMs = [1000, 4000]

/** A visitor is not kept waiting for longer than this. */
const maxWaitMs = 20_000

type SendOptions = {
  url: string
  body: FormData
  /** The bytes of the photos. */
  photoBytes: number
  onRetry: (attempt: number) => void
}

/**
 * Sends a request, at most three times where the connection or the receiver fails. Each attempt has the same id, so the
 * receiver keeps one request of them. Success is a response with a reference, or any 2xx from a form service.
 */
export async function sendRequest({ url, body, photoBytes, onRetry }: SendOptions): Promise<SendingResult> {
  const limitMs = chooseUploadLimitMs(photoBytes)
  for (let attempt = 0; ; attempt++) {
    const result = await trySending(url, body, limitMs)
    if (result.kind === 'received' || !result.canRetry || attempt === backoffMs.length) return result
    const waitMs = result.retryAfterMs ?? backoffMs[attempt] ?? 0
    if (waitMs > maxWaitMs) return result
    onRetry(attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function trySending(url: string, body: FormData, limitMs: number): Promise<SendingResult> {
  if (!navigator.onLine) return fail(sendingFaults.offline)
  const signal = AbortSignal.timeout(limitMs)
  try {
    const response = await fetch(url, { method: 'POST', body, headers: { Accept: 'application/json' }, signal })
    // The body has to come within the time limit too.
    return readResponse(response, parseBody(await response.text()))
  } catch {
    if (signal.aborted) return fail(sendingFaults.timeout)
    if (!navigator.onLine) return fail(sendingFaults.offline)
    return { ...fail(sendingFaults.connection), canRetry: true }
  }
}

function readResponse(response: Response, body: ResponseBody): SendingResult {
  const { status, ok, url } = response
  if (ok) {
    // A form service elsewhere has its own words for success, and no reference.
    const isElsewhere = new URL(url).origin !== location.origin
    if (body.reference || isElsewhere) return { kind: 'received', reference: body.reference }
    return fail(sendingFaults.server)
  }
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'))
  if (status === 429) {
    const seconds = Math.round((retryAfterMs ?? 0) / 1000)
    const message = seconds > 0 ? sayWait(seconds) : describeRefusal({ code: 'rate-limited' })
    const notBefore = retryAfterMs && Date.now() + retryAfterMs
    return { ...fail(message), canRetry: true, retryAfterMs, notBefore }
  }
  if (status >= 500) return { ...fail(body.message ?? sendingFaults.server), canRetry: true, retryAfterMs }
  return { ...fail(body.message ?? sendingFaults.refused), photo: body.photo }
}

function fail(message: string) {
  return { kind: 'failed', message } as const
}

type ResponseBody = ReturnType<typeof parseBody>

/** What the receiver says. A form service elsewhere may say anything. */
function parseBody(text: string) {
  const { reference, message, photo } = parseObject(text)
  return {
    reference: readText(reference),
    message: readText(message),
    photo: Number.isInteger(photo) && Number(photo) >= 0 ? Number(photo) : undefined,
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

/** The wait that a Retry-After header asks for, in milliseconds. It names seconds, or a date. */
export function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
