import { dayMs } from '../request-id.ts'

/**
 * How many requests one sender may store in a short time and in a day. A household that tries again and again reaches
 * neither, and nobody fills the store from one address.
 */
export const rateLimit = { requests: 10, windowMs: 10 * 60_000, requestsPerDay: 30, dayMs } as const
