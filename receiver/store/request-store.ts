import type { ContactKind } from '../../src/form/endpoint.ts'
import type { PhotoType } from '../../src/form/request.ts'
import { dayMs, formatDay, type Photo, type RequestContent } from '../request.ts'

/** Keeps requests, and the notifications about them that the owner is to get. */
export interface RequestStore {
  /** The reference and the time of a request that is there already. */
  findReceipt(id: string): Promise<{ reference: string; receivedAt: number } | undefined>
  /** When it returns, the request, its photos and the notifications due for it are there, once, or nothing is. */
  save(request: NewRequest, sender: string): Promise<SaveResult>
  findById(id: string): Promise<StoredRequest | undefined>
  findByReference(reference: string): Promise<StoredRequest | undefined>
  /** All requests, the newest first. */
  list(): Promise<StoredRequest[]>
  readPhoto(key: string): Promise<Uint8Array<ArrayBuffer>>
  remove(ids: readonly string[]): Promise<void>
  /** Takes notifications that are due, so that no other process sends them meanwhile. */
  lease(options: LeaseOptions): Promise<LeasedNotification[]>
  markSent(notification: LeasedNotification, now: number): Promise<void>
  postpone(notification: LeasedNotification, dueAt: number, error: string): Promise<void>
  /** When the next notification of a channel is due; undefined where none is. */
  findNextDue(channel: Channel): Promise<number | undefined>
  /** When the oldest request was received that still has to be sent; undefined where there is none. */
  findOldestUnsent(): Promise<number | undefined>
  /** Makes a request due again on each channel in use, sent or not. */
  resend(id: string): Promise<void>
  measureSpace(): Promise<Space>
  /** Reads a number that the receiver has noted for itself, by name. */
  readState(name: string): Promise<number | undefined>
  writeState(name: string, value: number | null): Promise<void>
  /** Ids of requests older than this that were sent, and have no unsent notification on a channel in use. */
  listExpired(before: number): Promise<string[]>
  /** Adds one to how often there was such a contact. */
  countContact(contact: Omit<ContactCount, 'count'>): Promise<void>
  /** How often there were contacts from a day on. */
  listContacts(from: string): Promise<ContactCount[]>
  removeContacts(before: string): Promise<void>
  /** Removes photos that no request has, if they are older than this, and senders that no longer count. */
  removeLeftovers(photosBefore: number, sendersBefore: number): Promise<void>
}

/** How often there was a call, a text and the like from one page on one day of the business's time zone. */
export interface ContactCount {
  day: string
  page: string
  kind: ContactKind
  count: number
}

export type Channel = 'email' | 'webhook'

export interface NewRequest {
  id: string
  content: RequestContent
  photos: readonly Photo[]
  receivedAt: number
}

/** `full` means that no more may be stored, or that the disk has too little room left. */
export type SaveResult = { reference: string; isNew: boolean } | 'rate-limited' | 'full'

export interface StoredPhoto {
  key: string
  type: PhotoType
  size: number
}

export interface StoredNotification {
  channel: Channel
  attempts: number
  sentAt: number | null
  lastError: string | null
}

export interface StoredRequest extends RequestContent {
  id: string
  reference: string
  receivedAt: number
  photos: StoredPhoto[]
  notifications: StoredNotification[]
}

export interface LeaseOptions {
  now: number
  leaseMs: number
  /** The longest wait between two tries. */
  maxDelayMs: number
  limit: number
  /** Takes notifications of this request alone. */
  requestId?: string | undefined
  /** Takes notifications of this channel alone. */
  channel?: Channel | undefined
}

/** A notification that one process has taken upon itself to send. */
export interface LeasedNotification {
  requestId: string
  channel: Channel
  attempts: number
}

export interface Space {
  storedBytes: number
  maxStoredBytes: number
  /** The room that is left on the disk; infinite where there is no disk of ours. */
  freeBytes: number
  /** How much of the disk is left free for the system. */
  minFreeBytes: number
}

/**
 * How many requests one sender may store in a short time and in a day. A household that tries again and again reaches
 * neither, and nobody fills the store from one address.
 */
export const rateLimit = { requests: 10, windowMs: 10 * 60_000, requestsPerDay: 30, dayMs } as const

export type SqlValue = string | number | null

export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

/** SQLite, wherever it is: a file or Cloudflare D1. */
export interface Database {
  /** Runs all of the statements or, where one fails, none. */
  run(statements: readonly Statement[]): Promise<void>
  /** The rows that a statement returns. */
  all<Row>(statement: Statement): Promise<Row[]>
  /** Makes what was deleted unreadable in the files too, where that is in our hands. */
  purge(): Promise<void>
}

/** Where photos are kept: a folder or Cloudflare R2. */
export interface PhotoFiles {
  /** When it returns, the photo is there, whole, even if the machine stops. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, type: PhotoType): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** Removes photos, as far as they are there. */
  remove(keys: readonly string[]): Promise<void>
  list(): AsyncIterable<{ key: string; modifiedAt: number }>
  /** The room that is left; infinite where there is no disk of ours. */
  getFreeBytes(): Promise<number>
}

const extensions: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
}

/** A name of our own for a photo, never that of the sender. */
export function namePhoto(stem: string, position: number, type: PhotoType): string {
  return `${stem}-${position + 1}.${extensions[type]}`
}

/** A photo younger than this may belong to a request that is being stored. */
const leftoverAgeMs = 60 * 60_000

/** Long enough to compare a week with the same one of the year before. */
const contactDays = 400

/** Deletes requests after the days that the owner keeps them, old counts, and what is left of tries that came to nothing. */
export async function removeExpired(store: RequestStore, keepDays: number | undefined): Promise<void> {
  const now = Date.now()
  const isSteady = await isClockSteady(store, now)
  if (keepDays && isSteady) await store.remove(await store.listExpired(now - keepDays * dayMs))
  if (isSteady) await store.removeContacts(formatDay(now - contactDays * dayMs))
  await store.removeLeftovers(now - leftoverAgeMs, now - rateLimit.dayMs)
}

/** Whether the clock has not jumped by more than a day for a day. After a jump nobody knows which time was right. */
async function isClockSteady(store: RequestStore, now: number): Promise<boolean> {
  const lookedAt = await store.readState('clock-looked-at')
  const hasJumped = lookedAt === undefined || Math.abs(now - lookedAt) > dayMs
  await store.writeState('clock-looked-at', now)
  if (hasJumped) await store.writeState('clock-steady-since', now)
  const steadySince = (await store.readState('clock-steady-since')) ?? now
  return now - steadySince >= dayMs
}
