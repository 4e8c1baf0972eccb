import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { business } from '../../src/content/business.ts'
import { claims, prices } from '../../src/content/claims.ts'

export const newValues = {
  name: 'Clearpath Glass Works',
  shortName: 'Clearpath',
  domain: 'clearpath.example',
  referencePrefix: 'CG',
  phone: '+15872345678',
  averageResponseMinutes: claims.averageResponseMinutes - 2,
  lowestPrice: prices.sealReplacement.from + 25,
  warrantyYears: claims.warrantyYears + 2,
  neighbourhood: 'Sample Heights',
} as const

const { name, shortName, phone, referencePrefix, domain, averageResponseMinutes, warrantyYears, lowestPrice } =
  newValues
const sampleDomain = new URL(business.siteUrl).hostname.replace(/^www\./, '')

type Edit = readonly [file: string, path: JSONPath, value: unknown]

/** What an owner would type: each edit is one line of a file, and the last a new entry at the end. */
const edits: readonly Edit[] = [
  ['business', ['name'], name],
  ['business', ['shortName'], shortName],
  ['business', ['phone'], phone],
  ['business', ['referencePrefix'], referencePrefix],
  ...(['email', 'emergencyEmail', 'siteUrl'] as const).map((field): Edit => {
    return ['business', [field], business[field].replace(sampleDomain, domain)]
  }),
  ...Object.entries(business.social).map(([site, url]): Edit => {
    return ['business', ['social', site], url.replace(sampleDomain, domain)]
  }),
  ['claims', ['claims', 'averageResponseMinutes'], averageResponseMinutes],
  ['claims', ['claims', 'warrantyYears'], warrantyYears],
  ...Object.entries(prices).flatMap(([work, { from }]): Edit[] => {
    return from === prices.sealReplacement.from ? [['claims', ['prices', work, 'from'], lowestPrice]] : []
  }),
  [
    'places',
    [-1],
    { name: newValues.neighbourhood, group: 'suburban', quadrant: 'Northwest', east: -3.4, north: 13.6 },
  ],
]

/** Edits the facts of a copy of the project. */
export function changeValues(folder: string): void {
  for (const [file, path, value] of edits) {
    const location = join(folder, 'src/content/facts', `${file}.json`)
    const text = readFileSync(location, 'utf8')
    const formattingOptions = { insertSpaces: true, tabSize: 2 }
    writeFileSync(location, applyEdits(text, modify(text, path, value, { formattingOptions })))
  }
}
