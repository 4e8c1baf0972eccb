import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { SentWebhook } from '../support/owner-servers.ts'
import { readRows } from './requests.ts'

export interface Receiver {
  name: 'Node' | 'Cloudflare'
  origin: string
  /** Its SQLite file. */
  database: string
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
  return readRows<Row>(receiver.database, sql, ...values)
}

const tables = ['requests', 'photos', 'notifications', 'senders'] as const

/** Counts the lines of each table, and the photos as files. */
export function countStored(receiver: Receiver): Record<(typeof tables)[number] | 'files', number> {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`)
  const [rows] = query<Record<(typeof tables)[number], number>>(receiver, `SELECT ${counts}`)
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
