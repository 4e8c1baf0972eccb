import type { AstroIntegration } from 'astro'
import { business } from '../src/content/business.ts'

const samplePattern = /northpane|^NP$|55501\d\d$/i

/** The fields of the business file that still hold the values it shipped with. */
export function listSampleValues(values: object, siteUrl: string | undefined): string[] {
  return Object.entries({ ...values, ...(siteUrl && { siteUrl }) }).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listSampleValues(value, undefined).map((inner) => `${name}.${inner}`)
    }
    return samplePattern.test(String(value)) ? [`${name}: ${value}`] : []
  })
}

/** Says, one line for each, which sample values a production build would publish. */
export function warnOfSampleValues(): AstroIntegration {
  return {
    name: 'sample-values',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const value of listSampleValues(business, process.env.SITE_URL)) {
          logger.warn(`still a sample, change it in src/content/business.ts before you publish: ${value}`)
        }
      },
    },
  }
}
