import type { Facts } from './facts/schema.ts'
import data from './facts/work.json' with { type: 'json' }

export type Work = Facts['work'][number]
export type Picture = Work['before']

/** Finished work, newest first. */
export const work: readonly Work[] = data as Facts['work']
