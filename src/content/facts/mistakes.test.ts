import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { applyEdits, modify } from 'jsonc-parser'
import { afterAll, expect, test } from 'vitest'
import { pageIds } from '../pages.ts'
import { findMissingCharacters, findMistakes } from './mistakes.ts'
import { type FileName, schemas } from './schema.ts'

const committed = 'src/content/facts'
const names = Object.keys(schemas) as FileName[]
const folder = mkdtempSync(join(tmpdir(), 'facts-'))
mkdirSync(join(folder, 'pictures'))
writeFileSync(join(folder, 'pictures/patio-door.jpg'), '')
afterAll(() => rmSync(folder, { recursive: true }))

function readCommitted(name: FileName): string {
  return readFileSync(join(committed, `${name}.json`), 'utf8')
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const figures = JSON.parse(readCommitted('claims'))
const more = { label: 'Contact', page: 'contact' }
const faq = { pane: 'Cost', question: 'How?', shortAnswer: 'Yes', answer: 'About {prices.repair}.', more }
const picture = { file: 'pictures/patio-door.jpg', alt: 'A patio door.' }

/** Facts without mistakes, which stay as they are when an owner changes the committed ones. */
const facts: Readonly<Record<FileName, string>> = {
  business: write({
    name: 'Northpane Window Repair',
    shortName: 'Northpane',
    tagline: 'Window Repair, Calgary',
    phone: '+14035550142',
    residentialPhone: '+14035550187',
    email: 'hello@northpane.example',
    emergencyEmail: 'emergency@northpane.example',
    siteUrl: 'https://www.northpane.example',
    social: {
      facebook: 'https://www.facebook.com/northpane.example',
      instagram: 'https://www.instagram.com/northpane.example',
      linkedin: 'https://www.linkedin.com/company/northpane.example',
    },
    city: 'Calgary',
    region: 'AB',
    country: 'CA',
    referencePrefix: 'NP',
    timeZone: 'America/Edmonton',
  }),
  claims: write({ ...figures, prices: { ...figures.prices, repair: { from: 150, to: 800 } } }),
  places: write([
    { name: 'Beltline', group: 'innerCity', east: -0.4, north: -1.4 },
    { name: 'Bowness', group: 'established', quadrant: 'Northwest', east: -8.6, north: 3.5 },
    { name: 'Airdrie', group: 'extended', east: 3.4, north: 27.5 },
    { name: 'Balzac', group: 'extended', namedWith: 'Airdrie', east: 3.9, north: 18.9 },
  ]),
  questions: write({
    home: [{ question: 'How much?', answer: 'Repairs cost {prices.repair}.' }],
    faq: [
      { id: 'cost', group: 'price', ...faq },
      { id: 'after-hours', group: 'time', ...faq },
      { id: 'foggy', group: 'glass', ...faq },
      { id: 'licence', group: 'word', ...faq },
      { id: 'warranty', group: 'word', ...faq },
    ],
  }),
  notices: write([{ text: 'Hail on Saturday.', from: '2026-07-04T06:00', until: '2026-07-05T06:00' }]),
  work: write([
    {
      before: picture,
      after: picture,
      neighbourhood: 'Mission',
      month: '2026-07',
      done: 'The unit was replaced.',
      services: ['glass'],
    },
  ]),
}

/** What is said of a folder in which one file has another text. */
async function findMistakesWith(name: FileName, text: string): Promise<string[]> {
  for (const other of names) writeFileSync(join(folder, `${other}.json`), other === name ? text : facts[other])
  return (await findMistakes(folder)).map((line) => line.slice(line.indexOf(`${name}.json`)))
}

test('the facts have no mistakes', async () => {
  expect(await findMistakes(committed)).toEqual([])
})

test.each(names)('%s.json is written as editors write it: in the order of its schema, two spaces', (name) => {
  const text = readCommitted(name)
  expect(text).toBe(write(schemas[name].parse(JSON.parse(text))))
})

const aPhone = 'a phone number with its country code and no spaces, such as +14035550142'
const aQuadrant = 'a quadrant for an established or suburban neighbourhood, and none for others'

/** What an owner may write into a field, with what is said to be expected there. */
const wrongValues: readonly (readonly [field: string, value: unknown, expected: string])[] = [
  ['business.phone', '403 555 0142', aPhone],
  ['business.email', 'hello at northpane', 'an email address'],
  ['business.siteUrl', 'www.north.example', 'the URL of a site without a path, such as https://www.your-site.ca'],
  ['business.social.facebook', 'http://www.facebook.com/northpane', 'a URL that begins with https://'],
  ['business.shortName', ' ', 'one line of text, without spaces around it'],
  ['business.shortName', 'Northpane Windows and Doors', 'at most 18 characters'],
  ['business.timeZone', 'Calgary', 'a time zone such as America/Edmonton'],
  ['business.proof.reviews', 'our reviews', 'a URL that begins with https://'],
  ['claims.claims.since', '2008', 'a number'],
  ['claims.claims.since', 2008.5, 'a whole number'],
  ['claims.claims.sameDayPercent', 890, 'a number of at most 100'],
  ['claims.claims.chinookMph', 60, 'no field of this name'],
  ['claims.prices.repair.from', 0, 'a number of at least 1'],
  ['claims.prices.repair.to', 99999, 'a number of at most 20000'],
  ['claims.prices.repair.to', 100, 'a number that is not less than "from"'],
  ['places[0].group', 'city', 'one of "central", "innerCity", "established", "suburban", "extended"'],
  ['places[0].east', -400, 'a number of at least -80'],
  ['places[1].name', 'Beltline', 'one that no other entry has'],
  ['places[1].quadrant', undefined, aQuadrant],
  ['places[3].namedWith', 'Ardrie', 'the name of a town in this list'],
  ['questions.faq[1].id', 'cost', 'one that no other entry has'],
  ['questions.faq[1].id', 'After hours', 'small letters and hyphens, such as after-hours'],
  ['questions.faq[4].group', 'glass', 'a place among its group'],
  ['questions.faq[0].more.page', 'team', `one of ${pageIds.map((id) => `"${id}"`).join(', ')}`],
  ['notices[0].until', '2026-07-03T06:00', 'a time after "from"'],
  ['notices[0].from', '2026-07-04T06:00Z', 'a time without a zone, such as 2026-07-04T18:00'],
  ['notices[0].from', '2026-06-31T06:00', 'a time in Calgary such as 2026-07-04T18:00'],
  ['notices[0].from', 'Saturday', 'a time in Calgary such as 2026-07-04T18:00'],
  ['work[0].month', '07/2026', 'a month such as 2026-07'],
  ['work[0].services[0]', 'windows', 'one of "emergency", "residential", "commercial", "glass", "doublePane"'],
  ['work[0].before.alt', '', 'one line of text, without spaces around it'],
  ['work[0].after.file', '/photos/after.jpg', 'the path of a picture, such as pictures/patio-door.jpg'],
  ['work[0].before.file', 'pictures/other.jpg', 'a picture that is in src/content/facts'],
]

test.each(wrongValues)('%s: %j', async (field, value, expected) => {
  const [name, ...path] = field.split(/[.[\]]+/).filter(Boolean) as [FileName, ...string[]]
  const location = path.map((key) => (/^\d/.test(key) ? Number(key) : key))
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const text = applyEdits(facts[name], modify(facts[name], location, value, { formattingOptions }))
  const [said = '', ...others] = await findMistakesWith(name, text)
  const [, line, where, words] = /^\w+\.json:(\d+) (\S+): (.+)$/.exec(said) ?? []
  const written = JSON.stringify(value)
  expect(others).toEqual([])
  expect({ where, words }).toEqual({
    where: field.replace(`${name}.`, ''),
    words: `expected ${expected}, but is ${written ?? 'missing'}`,
  })
  if (written) expect(text.split('\n')[Number(line) - 1]).toContain(written)
})

const aFigure = 'the name of a figure such as prices.repair, prices.glassUnit, prices.foggyReseal'
const unclosed = 'Repairs cost {prices.repair.'
const lateAnswer = 'As soon as we can be there'

/** What an owner may type that is no value of a field, or a figure that is not there. */
const wrongTexts: readonly (readonly [from: string, to: string, where: string, expected: string, found: string])[] = [
  [
    '",\n  "shortName"',
    '"\n  "shortName"',
    'business.json:3 shortName',
    'a comma before it',
    '"shortName": "Northpane",',
  ],
  ['Edmonton"', 'Edmonton",', 'business.json:20', 'a name in double quotes, or no comma before it', '}'],
  ['"Calgary",', "'Calgary',", 'business.json:15 city', 'double quotes around a text', "'Calgary',"],
  ['"Calgary",', '"Calgary,', 'business.json:15 city', 'a double quote at the end of the text', '"Calgary,'],
  ['"Calgary",', '"Calgary", // or Airdrie', 'business.json:15', 'no comment', '// or Airdrie'],
  ['"city"', '"name"', 'business.json:15 name', 'each name once', '"name": "Calgary",'],
  ['  "tagline": "Window Repair, Calgary",\n', '', 'business.json:1 tagline', 'text in double quotes', 'missing'],
  ['repair}', 'repiar}', 'questions.json:5 home[0].answer', aFigure, '{prices.repiar}'],
  ['repair}', 'repair', 'questions.json:5 home[0].answer', 'the name of a figure between two braces', unclosed],
  ['Yes', lateAnswer, 'questions.json:14 faq[0].shortAnswer', 'at most 24 characters with its figures', lateAnswer],
]

test.each(wrongTexts)('%j becomes %j', async (from, to, where, expected, found) => {
  const name = where.slice(0, where.indexOf('.')) as FileName
  expect(facts[name]).toContain(from)
  const said = await findMistakesWith(name, facts[name].replace(from, to))
  expect(said).toEqual([`${where}: expected ${expected}, but is ${found}`])
})

test.each([
  ['', 'notices.json:1: expected a value, or no comma before it, but is missing'],
  ['{}', 'notices.json:1: expected a list in [ ], but is {}'],
])('a file with %j', async (text, said) => {
  expect(await findMistakesWith('notices', text)).toEqual([said])
})

test('a file that is not there', async () => {
  await findMistakesWith('work', '[]')
  rmSync(join(folder, 'work.json'))
  expect(await findMistakes(folder)).toEqual([expect.stringMatching(/work\.json: expected a file of this name/)])
})

test('characters that the web fonts lack are named where they are, and are no mistake', async () => {
  expect(await findMistakesWith('questions', facts.questions.replace('How much?', 'Wie viel, Jiří, 多少?'))).toEqual([])
  expect(findMissingCharacters(folder)).toEqual([
    expect.stringMatching(/questions\.json:4 home\[0\]\.question: expected characters that .* but is ř í 多 少$/),
  ])
})

test('every field has a label in the schemas for editors', () => {
  const findUnlabelled = (schema: z.core.JSONSchema.BaseSchema, path: string): string[] => [
    ...(schema.title || path.endsWith('[]') ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
      findUnlabelled(Object(field), `${path}.${key}`),
    ),
    ...(schema.items ? findUnlabelled(Object(schema.items), `${path}[]`) : []),
  ]
  expect(names.flatMap((name) => findUnlabelled(z.toJSONSchema(schemas[name]), name))).toEqual([])
})
