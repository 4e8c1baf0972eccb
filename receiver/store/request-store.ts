import type { ContactKind } from '../../src/form/endpoint.ts'
import type { PhotoType } from '../../src/form/request.ts'
import { dayMs, type Photo, type RequestContent } from '../request.ts'
import type { Database } from './database.ts'

// What is kept, and where.

export interface StoreOptions {
  database: Database
  photoFiles: PhotoFiles
  /** The channels in use. Each new request gets a notification for each of them. */
  channels: readonly Channel[]
  maxStoredBytes: number
  minFreeBytes?: number | undefined
  /** Tests kill the process at these steps. */
  onStep?: ((step: 'photos written' | 'stored') => Promise<void>) | undefined
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

export type Channel = 'email' | 'webhook'

export interface NewRequest {
  id: string
  content: RequestContent
  photos: readonly Photo[]
  receivedAt: number
}

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

/** How often there was a call, a text and the like from one page on one day of the business's time zone. */
export interface ContactCount {
  day: string
  page: string
  kind: ContactKind
  count: number
}

/**
 * How many requests one sender may store in a short time and in a day. A household that tries again and again reaches
 * neither, and nobody fills the store from one address.
 */
export const rateLimit = { requests: 10, windowMs: 10 * 60_000, requestsPerDay: 30, dayMs } as const

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
