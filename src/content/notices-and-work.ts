import noticesData from './facts/notices.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'
import workData from './facts/work.json' with { type: 'json' }

export type Notice = Facts['notices'][number]

/** What is said on every page from one time until another. */
export const notices: readonly Notice[] = noticesData

export type Work = Facts['work'][number]
export type Picture = Work['before']

/** Finished work, newest first. */
export const work: readonly Work[] = workData as Facts['work']
