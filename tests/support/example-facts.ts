import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prices } from '../../src/content/claims.ts'
import type { Notice, Picture, Work } from '../../src/content/notices-and-work.ts'
import { readPicture } from './pictures.ts'

// What an owner adds with the years. The notices are far in the future, so that no build leaves them out as over.

export const hail = {
  text: 'Hail on Saturday: we answer every call and text, arrival may take longer than the table says.',
  from: '2041-06-01T12:00',
  until: '2041-06-02T12:00',
} as const satisfies Notice

export const holiday = {
  text: 'On Monday the phones are answered as always.',
  from: '2041-06-01T18:00',
  until: '2041-06-03T00:00',
} as const satisfies Notice

export const flood = {
  text: 'Memorial Drive is closed on Saturday evening.',
  from: '2041-06-01T19:00',
  until: '2041-06-01T20:00',
} as const satisfies Notice

const photo = (file: string, alt: string): Picture => ({ file: `pictures/${file}`, alt })

export const resealed = {
  before: photo('fogged.jpg', 'A bay window with fog between its panes'),
  after: photo('clear.jpg', 'The same bay window, clear'),
  neighbourhood: 'Bowness',
  month: '2026-07',
  done: 'A fogged unit resealed in a wooden frame',
  services: ['doublePane', 'residential'],
} as const satisfies Work

export const patioDoor = {
  before: photo('broken.webp', 'A patio door with a star crack'),
  after: photo('whole.webp', 'The same door with new glass'),
  neighbourhood: 'Inglewood',
  month: '2026-09',
  done: 'New tempered glass in a patio door',
  services: ['residential'],
} as const satisfies Work

export const proof = {
  owner: { name: 'Robin Sample', picture: photo('owner.jpg', 'Robin Sample beside the van') },
  licence: 'BL 123456',
  insurer: 'Sample Mutual',
  reviews: 'https://reviews.example/clear-view',
  wcb: '7654321',
} as const

/** What they may add to a document, in bytes over the wire. */
export const exampleFactsBytes = 2048

/** What the owner changes in the editor, beside the flood and the patio door. */
export const edited = {
  repair: { from: prices.repair.from + 25, to: prices.repair.to },
  residentialPhone: '+15872345678',
  question: {
    question: 'Do you come on Sundays?',
    answer: 'Every Sunday of the year, for the same {prices.repair}.',
  },
} as const

/** Writes those that are not added in the editor into a copy of the project. */
export function writeExampleFacts(folder: string): void {
  const facts = join(folder, 'src/content/facts')
  const writeFacts = (name: string, value: unknown) =>
    writeFileSync(join(facts, name), `${JSON.stringify(value, null, 2)}\n`)
  writeFacts('notices.json', [hail, holiday])
  writeFacts('work.json', [resealed])
  mkdirSync(join(facts, 'pictures'), { recursive: true })
  const business = JSON.parse(readFileSync(join(facts, 'business.json'), 'utf8'))
  writeFacts('business.json', { ...business, proof })
  const { buffer } = readPicture('12-megapixels.jpg')
  const photos = [resealed.before, resealed.after, proof.owner.picture]
  // Astro publishes pictures of the same content once, so each ends with its own name, which no reader minds.
  for (const { file } of photos) writeFileSync(join(facts, file), Buffer.concat([buffer, Buffer.from(file)]))
}
