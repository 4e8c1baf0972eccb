import type { PhotoType } from '../../src/form/request.ts'
import type { Photo, RequestContent } from '../validate-request.ts'

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

/** A notification that one process has taken upon itself to send. */
export interface LeasedNotification {
  requestId: string
  channel: Channel
  attempts: number
}

/** 'full': no more may be stored, or the disk has too little room left. */
export type SaveResult = { reference: string; isNew: boolean } | 'rate-limited' | 'full'

export interface Space {
  storedBytes: number
  maxStoredBytes: number
  /** Infinite where there is no disk of ours. */
  freeBytes: number
  /** What is left free for the system. */
  minFreeBytes: number
}

export interface RequestStore {
  /** The reference and the time of a request that is there already. */
  findReceipt(id: string): Promise<{ reference: string; receivedAt: number } | undefined>
  /** When it returns, the request, its photos and the notifications due for it are there, once, or nothing is. */
  save(request: NewRequest, sender: string): Promise<SaveResult>
  findById(id: string): Promise<StoredRequest | undefined>
  findByReference(reference: string): Promise<StoredRequest | undefined>
  /** The newest first. */
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
  /** Numbers that the receiver notes for itself, by name. */
  readFact(name: string): Promise<number | undefined>
  writeFact(name: string, value: number | null): Promise<void>
  /** Ids of requests older than this that were sent, and have no unsent notification on a channel in use. */
  listExpired(before: number): Promise<string[]>
  /** Removes photos that no request has, if they are older than this, and senders that no longer count. */
  removeLeftovers(photosBefore: number, sendersBefore: number): Promise<void>
}

export interface LeaseOptions {
  now: number
  leaseMs: number
  /** The longest wait between two tries. */
  maxDelayMs: number
  limit: number
  /** Of this request alone. */
  requestId?: string | undefined
  /** Of this channel alone. */
  channel?: Channel | undefined
}
