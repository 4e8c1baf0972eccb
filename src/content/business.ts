import data from './facts/business.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'

/**
 * The business itself. Everything that names it, reaches it or links to it is written from here: header, footer, contact
 * section, page heads, structured data.
 */
export const business: Facts['business'] = data

type Proof = NonNullable<Facts['business']['proof']>

/** What the owner can show for the claims of the site. Each is left out until it is filled in. */
export const proof: Proof = business.proof ?? {}

export function listProvenFacts(): { term: string; description: string }[] {
  const { licence, insurer, wcb } = proof
  return Object.entries({ Licence: licence, Insurer: insurer, 'WCB clearance': wcb }).flatMap(([term, description]) =>
    description ? [{ term, description }] : [],
  )
}

const samplePattern = /northpane|^NP$|55501\d\d$/i

type Sample = { readonly path: readonly string[]; readonly value: string }

/** The fields of the business that still hold the values it shipped with. */
export function listSamples(values: object, siteUrl: string | undefined): Sample[] {
  return Object.entries({ ...values, ...(siteUrl && { siteUrl }) }).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listSamples(value, undefined).map((inner) => ({ ...inner, path: [name, ...inner.path] }))
    }
    return samplePattern.test(String(value)) ? [{ path: [name], value: String(value) }] : []
  })
}
