import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

type Edit = readonly [file: string, from: string, to: string]

/** What an owner would type: each edit is one line of a content file. */
const edits: readonly Edit[] = [
  ['business.ts', `name: '${business.name}'`, `name: '${newValues.name}'`],
  ['business.ts', `shortName: '${business.shortName}'`, `shortName: '${newValues.shortName}'`],
  ['business.ts', `phone: '${business.phone}'`, `phone: '${newValues.phone}'`],
  ['business.ts', `referencePrefix: '${business.referencePrefix}'`, `referencePrefix: '${newValues.referencePrefix}'`],
  ['business.ts', new URL(business.siteUrl).hostname.replace(/^www\./, ''), newValues.domain],
  [
    'claims.ts',
    `averageResponseMinutes: ${claims.averageResponseMinutes},`,
    `averageResponseMinutes: ${newValues.averageResponseMinutes},`,
  ],
  ['claims.ts', `{ from: ${prices.sealReplacement.from}, to:`, `{ from: ${newValues.lowestPrice}, to:`],
  ['claims.ts', `warrantyYears: ${claims.warrantyYears},`, `warrantyYears: ${newValues.warrantyYears},`],
  [
    'places.ts',
    "  { name: 'Panorama Hills',",
    `  { name: '${newValues.neighbourhood}', group: 'suburban', quadrant: 'Northwest', km: [-3.4, 13.6] },\n  { name: 'Panorama Hills',`,
  ],
]

/** Edits the content files of a copy of the project. */
export function changeValues(folder: string): void {
  for (const [file, from, to] of edits) {
    const path = join(folder, 'src/content', file)
    const source = readFileSync(path, 'utf8')
    if (!source.includes(from)) throw new Error(`src/content/${file} has no ${from}`)
    writeFileSync(path, source.replaceAll(from, to))
  }
}
