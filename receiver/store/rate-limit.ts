/** How many requests one sender may store in how long. A household that tries again and again does not reach it. */
export const rateLimit = { requests: 10, windowMs: 10 * 60_000 } as const
