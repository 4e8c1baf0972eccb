import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { SentWebhook } from '../support/owner-servers.ts'
import { readRows } from './requests.ts'

export interface Receiver {
  name: 'Node' | 'Cloudflare'
  origin: string
  /** The folder that has its SQLite file, at any depth. */
  databaseFolder: string
  /** The folder that has its photos, at any depth. */
  photoFolder: string
  /** The file with what the receiver prints. */
  log: string
  /** A JSON line for each webhook that it has sent. */
  webhookLog: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    receivers: Receiver[]
  }
}

export const receivers: (Receiver & { url: string })[] = inject('receivers').map((receiver) => ({
  ...receiver,
  url: `${receiver.origin}/estimate`,
}))

export function query<Row = Record<string, unknown>>(receiver: Receiver, sql: string, ...values: string[]): Row[] {
  return readRows<Row>(findDatabase(receiver.databaseFolder), sql, ...values)
}

interface StoredCounts {
  /** How many photos there are as files. */
  files: number
  requests: number
  photos: number
  notifications: number
  senders: number
}

/** Counts the lines of each table and the photos. */
export function countStored(receiver: Receiver): StoredCounts {
  const [rows] = query<Omit<StoredCounts, 'files'>>(
    receiver,
    `SELECT (SELECT count(*) FROM requests) AS requests, (SELECT count(*) FROM photos) AS photos,
      (SELECT count(*) FROM notifications) AS notifications, (SELECT count(*) FROM senders) AS senders`,
  )
  if (!rows) throw new Error('There is no count.')
  return { ...rows, files: countFiles(receiver.photoFolder) }
}

export function listWebhooks(receiver: Receiver): SentWebhook[] {
  const lines = readFileSync(receiver.webhookLog, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Cloudflare's local R2 keeps a database beside its files, and makes its folder when it is first used. */
function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.includes('.sqlite')).length
}

/** Cloudflare's local D1 names its file by a hash, beside one of its own for metadata. */
export function findDatabase(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files.find((file) => /\.(db|sqlite)$/.test(file) && !file.endsWith('metadata.sqlite'))
  if (!found) throw new Error(`There is no database in ${folder}.`)
  return join(folder, found)
}
