import type { AstroIntegration } from 'astro'
import { business } from '../src/content/business.ts'

const samplePattern = /northpane|^NP$|55501\d\d$/i

export type Sample = { readonly path: readonly string[]; readonly value: string }

/** The fields of the business that still hold the values it shipped with. */
export function listSamples(values: object, siteUrl: string | undefined): Sample[] {
  return Object.entries({ ...values, ...(siteUrl && { siteUrl }) }).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listSamples(value, undefined).map((inner) => ({ ...inner, path: [name, ...inner.path] }))
    }
    return samplePattern.test(String(value)) ? [{ path: [name], value: String(value) }] : []
  })
}

/** Says in one line which sample values a production build would publish. */
export function warnOfSampleValues(): AstroIntegration {
  return {
    name: 'sample-values',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const names = listSamples(business, process.env.SITE_URL).map(({ path }) => path.join('.'))
        if (names.length > 0) logger.warn(`still samples: ${names.join(', ')}. Before you publish: npm run setup`)
      },
    },
  }
}
