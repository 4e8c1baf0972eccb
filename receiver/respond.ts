import {
  type ReceivedBody,
  type Refusal,
  type RefusedBody,
  receivedPage,
  refusalStatus,
  refusedPage,
} from '../src/form/request.ts'
import { describeRefusal } from '../src/form/words.ts'

/** Thrown where a request cannot be accepted; the response says why. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Reads a page of the built site by its file name; undefined where there is none. */
export type ReadPage = (file: string) => Promise<string | undefined>

export function wantsJson(headers: Headers): boolean {
  return (headers.get('Accept') ?? '').includes('application/json')
}

export function buildJsonResponse(
  status: number,
  body: ReceivedBody | RefusedBody,
  headers?: Record<string, string>,
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

/** The page that thanks, with the reference in it. */
export function buildReceivedPage(reference: string, readPage: ReadPage): Promise<Response> {
  return buildPage(200, { ...receivedPage, text: reference }, readPage)
}

/** Says what is wrong: as JSON to a script, on a page of the site to a browser. */
export async function buildRefusal(refusal: Refusal, asJson: boolean, readPage: ReadPage): Promise<Response> {
  const status = refusalStatus[refusal.code]
  const message = describeRefusal(refusal)
  const headers: Record<string, string> = {}
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds)
  if (!asJson) return buildPage(status, { ...refusedPage, text: message }, readPage, headers)
  const { code: error, field, photo } = refusal
  const body = { error, message, ...(field !== undefined && { field }), ...(photo !== undefined && { photo }) }
  return buildJsonResponse(status, body, headers)
}

/** Where the site has no such page, the text alone is sent. */
async function buildPage(
  status: number,
  { file, placeholder, text }: { file: string; placeholder: string; text: string },
  readPage: ReadPage,
  headers?: Record<string, string>,
): Promise<Response> {
  const page = await readPage(file)
  const body = page === undefined ? text : page.replaceAll(placeholder, () => escapeHtml(text))
  const type = page === undefined ? 'text/plain' : 'text/html'
  return new Response(body, { status, headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers } })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
