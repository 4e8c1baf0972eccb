import data from './facts/claims.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'

type Figures = Facts['claims']

/**
 * What the business promises and measures, each figure once. Copy, drawings and structured data are written from here.
 * Where two pages make two different claims about the same thing, each has its own name.
 */
export const claims: Figures['claims'] = data.claims

/** Typical prices, in Canadian dollars per window unit unless the name says otherwise. */
export const prices: Figures['prices'] = data.prices

/** Average emergency arrival, in minutes. */
export const arrivalMinutes: Figures['arrivalMinutes'] = data.arrivalMinutes

/** Said where no price is stated. */
export const freeQuote = 'Free quote'
