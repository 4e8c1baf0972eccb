import data from './facts/notices.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'

export type Notice = Facts['notices'][number]

/** What is said on every page from one time until another. */
export const notices: readonly Notice[] = data
