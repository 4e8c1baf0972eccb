import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/business.ts'
import { claims, prices } from '../../src/content/claims.ts'
import { namesInGroup } from '../../src/content/places.ts'
import { sayNumber } from '../../src/lib/format.ts'
import { formatPhone } from '../../src/lib/links.ts'
import { copyProject, runInCopy } from '../support/copy-project.ts'

// A site whose owner has changed values in src/content/facts says the old ones nowhere.

const name = 'Clearpath Glass Works'
const shortName = 'Clearpath'
const domain = 'clearpath.example'
const referencePrefix = 'CG'
const phone = '+15872345678'
const averageResponseMinutes = claims.averageResponseMinutes - 2
const lowestPrice = prices.sealReplacement.from + 25
const warrantyYears = claims.warrantyYears + 2
const neighbourhood = 'Sample Heights'

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
  ['places', [-1], { name: neighbourhood, group: 'suburban', quadrant: 'Northwest', east: -3.4, north: 13.6 }],
]

/** Edits the facts of a copy of the project. */
function changeValues(folder: string): void {
  for (const [file, path, value] of edits) {
    const location = join(folder, 'src/content/facts', `${file}.json`)
    const text = readFileSync(location, 'utf8')
    const formattingOptions = { insertSpaces: true, tabSize: 2 }
    writeFileSync(location, applyEdits(text, modify(text, path, value, { formattingOptions })))
  }
}

const readAttributes = new Set(['alt', 'aria-label', 'content', 'href', 'title'])

const folder = mkdtempSync(join(tmpdir(), 'changed-values-'))
/** The text files of the built site. */
let files: ReadonlyMap<string, string>
/** What they give a visitor, a screen reader, a search engine or a link preview to read. */
let words: ReadonlyMap<string, string>
let pages: [file: string, text: string][]

beforeAll(async () => {
  copyProject(folder)
  changeValues(folder)
  runInCopy(folder, 'astro build')
  files = await readTextFiles(join(folder, 'dist'))
  words = readWords(files)
  pages = [...words].filter(([file]) => file.endsWith('.html'))
})

afterAll(() => rmSync(folder, { recursive: true }))

async function readTextFiles(root: string): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob('**/*.{html,js,json,css,svg,xml,txt,vcf}', { cwd: root }))
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

function readWords(texts: ReadonlyMap<string, string>): Map<string, string> {
  const read = [...texts].filter(([name]) => !/\.(js|css)$/.test(name))
  return new Map(read.map(([name, text]) => [name, /\.(html|svg)$/.test(name) ? readMarkup(text) : text]))
}

/** Texts, the attributes that are read out or indexed, and structured data. */
function readMarkup(markup: string): string {
  const said: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    const attributes = 'attrs' in node ? node.attrs : []
    const isData = attributes.some(({ value }) => value === 'application/ld+json')
    if (node.nodeName === 'style' || (node.nodeName === 'script' && !isData)) return
    if ('value' in node) said.push(node.value)
    said.push(...attributes.filter(({ name }) => readAttributes.has(name)).map(({ value }) => value))
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(markup))
  return said.join(' ').replace(/\s+/g, ' ')
}

/** Each place where a pattern is found, with what stands around it. */
function findIn(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${name}: ${text.slice(Math.max(0, index - 40), index + 40)}`),
  )
}

/**
 * Each place where a percentage is written, with however many decimals. Coordinates of drawings are no percentages, and
 * whole ones are too common to tell whose they are.
 */
function findPercentage(texts: ReadonlyMap<string, string>, value: number): string[] {
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/(?<![\d.])\d+\.\d+(?=%)/g)]
      .filter(([written]) => Math.abs(Number(written) - value) < 0.01)
      .map(([written]) => `${name}: ${written}%`),
  )
}

test('the site was built', () => {
  expect(pages.length).toBeGreaterThanOrEqual(11)
  expect(files.has('llms.txt')).toBe(true)
  expect([...files.keys()].some((name) => name.endsWith('.vcf'))).toBe(true)
})

test('the old phone number is nowhere, and the new one on every page', () => {
  const [, digits = ''] = /(\d{7})$/.exec(business.phone) ?? []
  const written = `${digits.slice(0, 3)}[\\s\\u00a0-]?${digits.slice(3)}`
  expect(findIn(files, new RegExp(written, 'g'))).toEqual([])
  for (const [file, text] of pages) expect(text, file).toContain(formatPhone(phone).replace('\u00a0', ' '))
})

test('the old name is nowhere, and the new one on every page', () => {
  expect(findIn(files, new RegExp(business.shortName, 'gi'))).toEqual([])
  for (const [file, text] of pages) expect(text, file).toContain(name)
})

test('the old average response is nowhere, not in a drawing either', async () => {
  const old = claims.averageResponseMinutes
  // Only where it is said of minutes or as an average: the same number may stand elsewhere, also at the end of a range.
  const number = `(?<![\\d–-]|\\bto )\\b(?:${old}|${sayNumber(old)})\\b`
  const pattern = new RegExp(`average(?: is|,) ${number}|${number}(?:[\\s-]*min| on average| is the average)`, 'gi')
  expect(findIn(readWords(await readTextFiles('dist')), pattern).length).toBeGreaterThan(10)
  expect(findIn(words, pattern)).toEqual([])
  expect(findIn(words, new RegExp(`\\b${averageResponseMinutes}[ -]?min`, 'g')).length).toBeGreaterThan(3)
  // Nor does anything draw it as a fraction of the guarantee.
  const percentage = (100 * old) / claims.responseMinutes
  expect(findPercentage(await readTextFiles('dist'), percentage).length > 0).toBe(!Number.isInteger(percentage))
  expect(findPercentage(files, percentage)).toEqual([])
  expect(findIn(files, new RegExp(`(?<![\\d.])${old} ?/ ?${claims.responseMinutes}\\b`, 'g'))).toEqual([])
})

// As whole numbers: $250 is not in $250,000. Ranges that end in the same number, such as '3 to 5 years', are other facts.
test.each([
  ['lowest price', `\\$${prices.sealReplacement.from}(?![\\d,.]*\\d)`, `\\$${lowestPrice}\\b`],
  [
    'warranty',
    `(?<!–|\\bto )\\b(?:${claims.warrantyYears}|${sayNumber(claims.warrantyYears)})[ -]?years?\\b`,
    `\\b${warrantyYears}[ -]?years?\\b`,
  ],
])('the old %s is nowhere', (_fact, old, changed) => {
  expect(findIn(words, new RegExp(old, 'gi'))).toEqual([])
  expect(findIn(words, new RegExp(changed, 'g')).length).toBeGreaterThan(3)
})

test('one neighbourhood more stands wherever neighbourhoods are listed, and on the map', async () => {
  const listPages = (place: string) => [...words].filter(([, text]) => text.includes(place)).map(([name]) => name)
  const [anotherPlace = ''] = namesInGroup('established')
  expect(listPages(neighbourhood)).toEqual(listPages(anotherPlace))
  expect(listPages(neighbourhood).length).toBeGreaterThan(3)
  expect(countDots(files)).toBe(countDots(await readTextFiles('dist')) + 2)
})

/** The map has one file for each theme. */
function countDots(texts: ReadonlyMap<string, string>): number {
  const maps = [...texts].filter(([name]) => basename(name).startsWith('arrival-map'))
  expect(maps).toHaveLength(2)
  return maps.reduce((sum, [, svg]) => sum + svg.split('<circle').length, 0)
}

test('every link preview is another picture: it shows the name and the phone', async () => {
  const before = await Array.fromAsync(glob('*.png', { cwd: 'dist/previews' }))
  const after = await Array.fromAsync(glob('*.png', { cwd: join(folder, 'dist/previews') }))
  expect(after).toHaveLength(before.length)
  expect(after.filter((name) => before.includes(name))).toEqual([])
})

test('the unit tests pass with the new values', () => {
  // What starts processes and waits for mail servers takes its time; of the content it reads only a name and an issue.
  // Hosting reads nothing of it.
  const tests = globSync('{src,receiver}/**/*.test.{ts,tsx}', { cwd: folder, exclude: ['receiver/node/**'] })
  runInCopy(folder, `vitest run --project unit ${tests.join(' ')}`)
})
