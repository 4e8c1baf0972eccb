import { business } from '../src/content/business.ts'
import { referenceAlphabet, referenceLength } from '../src/form/request.ts'
import type { ValidRequest } from './validate-request.ts'

export const dayMs = 24 * 60 * 60 * 1000

const reference = new RegExp(`^${business.referencePrefix}-[${referenceAlphabet}]{${referenceLength}}$`)

export function isReference(text: string): boolean {
  return reference.test(text)
}

/** Two ids for a request that came without one: its id today, and the one that the same content had yesterday. */
export async function deriveIds({ content, photos }: ValidRequest, now: number): Promise<[string, string]> {
  const photoHashes = await Promise.all(photos.map(({ bytes }) => hash(bytes)))
  const text = JSON.stringify([content, photoHashes.map(formatHex)])
  const day = Math.floor(now / dayMs)
  return [await deriveId(text, day), await deriveId(text, day - 1)]
}

async function deriveId(text: string, day: number): Promise<string> {
  const hex = formatHex(await hash(encode(`${day}:${text}`)))
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** The reference of a request, the same for each try of its id. `collisions` counts how many of this id were taken. */
export async function deriveReference(id: string, collisions: number): Promise<string> {
  const bytes = await hash(encode(`${collisions}:${id}`))
  // The alphabet has 32 characters, so five bits of each byte choose one evenly.
  const characters = [...bytes.subarray(0, referenceLength)].map(
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  )
  return `${business.referencePrefix}-${characters.join('')}`
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function formatHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
