import data from './facts/business.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'

/**
 * The business itself. Everything that names it, reaches it or links to it is written from here: header, footer, contact
 * section, page heads, structured data.
 */
export const business: Facts['business'] = data
