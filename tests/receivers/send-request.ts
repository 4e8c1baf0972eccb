import { randomInt } from 'node:crypto'
import type { ReceivedBody, RefusedBody } from '../../src/form/request.ts'
import { sampleRequest } from '../../src/form/testing-request.ts'

export interface SentRequest {
  fields?: Record<string, string>
  photos?: Uint8Array<ArrayBuffer>[]
  headers?: Record<string, string>
}

export interface ReceivedResponse {
  status: number
  headers: Headers
  body: Partial<ReceivedBody & RefusedBody>
}

/** What a visitor typed. */
export const filledIn = {
  ...sampleRequest,
  name: 'Zoë Łukasz',
  phone: '(403) 555-0199',
  address: '12 Elm Street NW',
  issue: 'broken',
  time: 'morning',
  message: 'Two panes.\nThe left one is cracked.',
  page: '/contact',
  website: '',
  elapsed: '45000',
}

export function buildForm({ fields = {}, photos = [] }: SentRequest): FormData {
  const form = new FormData()
  const all = { id: crypto.randomUUID(), ...filledIn, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  photos.forEach((photo, index) => {
    form.append('photos', new Blob([photo]), `photo ${index}.jpg`)
  })
  return form
}

/** Sends what the form sends, from an address of its own each time, so that the rate limit is no matter. */
export async function sendRequest(url: string, request: SentRequest = {}): Promise<ReceivedResponse> {
  const headers = { Accept: 'application/json', ...pretendAddress(makeAddress()), ...request.headers }
  const response = await fetch(url, { method: 'POST', body: buildForm(request), headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await readJson(response) }
}

/** As a trusted proxy, and as Cloudflare's edge would say it. */
export function pretendAddress(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address, 'CF-Connecting-IP': address }
}

export function makeAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export async function readJson(response: Response): Promise<ReceivedResponse['body']> {
  const text = await response.text()
  return response.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text) : {}
}
