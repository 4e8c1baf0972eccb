import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { afterAll, expect, test } from 'vitest'
import { pageIds } from '../pages.ts'
import { findMissingCharacters, findMistakes } from './mistakes.ts'
import { type FileName, schemas } from './schema.ts'

const committed = 'src/content/facts'
const names = Object.keys(schemas) as FileName[]
const folder = mkdtempSync(join(tmpdir(), 'facts-'))
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
  claims: write({
    ...figures,
    claims: { ...figures.claims, since: 2008, sameDayPercent: 89, payment: ['cash', 'debit', 'cheque', 'e-transfer'] },
    prices: { ...figures.prices, repair: { from: 150, to: 800 } },
  }),
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
      { id: 'estimates', group: 'price', ...faq },
      { id: 'after-hours', group: 'time', ...faq },
      { id: 'foggy', group: 'glass', ...faq },
      { id: 'licence', group: 'word', ...faq },
    ],
  }),
  notices: '[]',
  work: '[]',
}

function nameIn(said: string): FileName {
  return said.slice(0, said.indexOf('.')) as FileName
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

/** The line of the claims on which a text begins, so that a claim can be added without a change here. */
function findLine(text: string): number {
  return facts.claims.slice(0, facts.claims.indexOf(text)).split('\n').length
}

const lineOfRepair = findLine('"from": 150')

/** What an owner may type, each with the line that says so. */
const mistakes: readonly (readonly [from: string, to: string, said: string])[] = [
  [
    '",\n  "shortName"',
    '"\n  "shortName"',
    'business.json:3 shortName: expected a comma before it, but is "shortName": "Northpane",',
  ],
  [
    '"America/Edmonton"',
    '"America/Edmonton",',
    'business.json:20: expected a name in double quotes, or no comma before it, but is }',
  ],
  ['"Calgary",', "'Calgary',", "business.json:15 city: expected double quotes around a text, but is 'Calgary',"],
  [
    '"Calgary",',
    '"Calgary,',
    'business.json:15 city: expected a double quote at the end of the text, but is "Calgary,',
  ],
  ['"Calgary",', '"Calgary", // or Airdrie', 'business.json:15: expected no comment, but is // or Airdrie'],
  ['"city"', '"name"', 'business.json:15 name: expected each name once, but is "name": "Calgary",'],
  [
    '"+14035550142"',
    '"403 555 0142"',
    'business.json:5 phone: expected a phone number with its country code and no spaces, such as +14035550142, but is "403 555 0142"',
  ],
  [
    '"hello@northpane.example"',
    '"hello at northpane"',
    'business.json:7 email: expected an email address, but is "hello at northpane"',
  ],
  [
    '"https://www.northpane.example"',
    '"www.northpane.example"',
    'business.json:9 siteUrl: expected the URL of a site without a path, such as https://www.your-site.ca, but is "www.northpane.example"',
  ],
  [
    '"https://www.facebook.com',
    '"http://www.facebook.com',
    'business.json:11 social.facebook: expected a URL that begins with https://, but is "http://www.facebook.com/northpane.example"',
  ],
  [
    '  "tagline": "Window Repair, Calgary",\n',
    '',
    'business.json:1 tagline: expected text in double quotes, but is missing',
  ],
  ['"Northpane"', '" "', 'business.json:3 shortName: expected one line of text, without spaces around it, but is " "'],
  [
    '"Northpane"',
    '"Northpane Windows and Doors"',
    'business.json:3 shortName: expected at most 18 characters, but is "Northpane Windows and Doors"',
  ],
  [
    '"America/Edmonton"',
    '"Calgary"',
    'business.json:19 timeZone: expected a time zone such as America/Edmonton, but is "Calgary"',
  ],
  [
    '"America/Edmonton"',
    '"America/Edmonton",\n  "proof": {\n    "reviews": "our reviews"\n  }',
    'business.json:21 proof.reviews: expected a URL that begins with https://, but is "our reviews"',
  ],
  [
    '"since": 2008',
    '"since": "2008"',
    `claims.json:${findLine('"since"')} claims.since: expected a number, but is "2008"`,
  ],
  [
    '"since": 2008',
    '"since": 2008.5',
    `claims.json:${findLine('"since"')} claims.since: expected a whole number, but is 2008.5`,
  ],
  [
    '"sameDayPercent": 89',
    '"sameDayPercent": 890',
    `claims.json:${findLine('"sameDayPercent"')} claims.sameDayPercent: expected a number of at most 100, but is 890`,
  ],
  [
    '"from": 150',
    '"from": 99999',
    `claims.json:${lineOfRepair} prices.repair.from: expected a number of at most 20000, but is 99999`,
  ],
  [
    '"from": 150',
    '"from": 0',
    `claims.json:${lineOfRepair} prices.repair.from: expected a number of at least 1, but is 0`,
  ],
  [
    '"from": 150',
    '"from": 900',
    `claims.json:${lineOfRepair + 1} prices.repair.to: expected a number that is not less than "from", but is 800`,
  ],
  [
    '"chinookKmh"',
    '"chinookMph": 60, "chinookKmh"',
    `claims.json:${findLine('"chinookKmh"')} claims.chinookMph: expected no field of this name, but is 60`,
  ],
  [
    '"innerCity"',
    '"inner city"',
    'places.json:4 places[0].group: expected one of "central", "innerCity", "established", "suburban", "extended", but is "inner city"',
  ],
  ['"Bowness"', '"Beltline"', 'places.json:9 places[1].name: expected one that no other entry has, but is "Beltline"'],
  [
    '    "quadrant": "Northwest",\n',
    '',
    'places.json:8 places[1].quadrant: expected a quadrant for an established or suburban neighbourhood, and none for others, but is missing',
  ],
  [
    '"namedWith": "Airdrie"',
    '"namedWith": "Ardrie"',
    'places.json:24 places[3].namedWith: expected the name of a town in this list, but is "Ardrie"',
  ],
  ['"east": -0.4', '"east": -400', 'places.json:5 places[0].east: expected a number of at least -80, but is -400'],
  [
    '{prices.repair}',
    '{prices.repiar}',
    'questions.json:5 home[0].answer: expected the name of a figure such as prices.repair, prices.glassUnit, prices.foggyReseal, but is {prices.repiar}',
  ],
  [
    '{prices.repair}',
    '{prices.repair',
    'questions.json:5 home[0].answer: expected the name of a figure between two braces, but is Repairs cost {prices.repair.',
  ],
  [
    '"Yes"',
    '"As soon as we can be there"',
    'questions.json:14 faq[0].shortAnswer: expected at most 24 characters with its figures, but is As soon as we can be there',
  ],
  ['"estimates"', '"cost"', 'questions.json:22 faq[1].id: expected one that no other entry has, but is "cost"'],
  [
    '"estimates"',
    '"Free estimates"',
    'questions.json:22 faq[1].id: expected small letters and hyphens, such as after-hours, but is "Free estimates"',
  ],
  [
    '"estimates",\n      "group": "price"',
    '"estimates",\n      "group": "glass"',
    'questions.json:35 faq[2].group: expected a place among its group, but is "time"',
  ],
  [
    '"page": "contact"',
    '"page": "team"',
    `questions.json:18 faq[0].more.page: expected one of ${pageIds.map((id) => `"${id}"`).join(', ')}, but is "team"`,
  ],
]

test.each(mistakes)('%j becomes %j', async (from, to, said) => {
  const text = facts[nameIn(said)]
  expect(text).toContain(from)
  expect(await findMistakesWith(nameIn(said), text.replace(from, to))).toEqual([said])
})

const notice = {
  text: 'Hail on Saturday: arrival may take longer.',
  from: '2026-07-04T06:00',
  until: '2026-07-05T06:00',
}
const picture = { file: 'pictures/patio-door.jpg', alt: 'A patio door.' }
const job = {
  before: picture,
  after: picture,
  neighbourhood: 'Mission',
  month: '2026-07',
  done: 'The unit was replaced.',
  services: ['glass'],
}

/** The same for what is not among the facts yet. */
const entries: readonly (readonly [entry: object, said: string])[] = [
  [
    { ...notice, until: '2026-07-03T06:00' },
    'notices.json:5 notices[0].until: expected a time after "from", but is "2026-07-03T06:00"',
  ],
  [
    { ...notice, from: '2026-07-04T06:00Z' },
    'notices.json:4 notices[0].from: expected a time without a zone, such as 2026-07-04T18:00, but is "2026-07-04T06:00Z"',
  ],
  [
    { ...notice, from: '2026-06-31T06:00' },
    'notices.json:4 notices[0].from: expected a time in Calgary such as 2026-07-04T18:00, but is "2026-06-31T06:00"',
  ],
  [
    { ...notice, from: 'Saturday' },
    'notices.json:4 notices[0].from: expected a time in Calgary such as 2026-07-04T18:00, but is "Saturday"',
  ],
  [{ ...job, month: '07/2026' }, 'work.json:12 work[0].month: expected a month such as 2026-07, but is "07/2026"'],
  [
    { ...job, services: ['windows'] },
    'work.json:15 work[0].services[0]: expected one of "emergency", "residential", "commercial", "glass", "doublePane", but is "windows"',
  ],
  [
    { ...job, before: { ...picture, alt: '' } },
    'work.json:5 work[0].before.alt: expected one line of text, without spaces around it, but is ""',
  ],
  [
    { ...job, after: { ...picture, file: '/photos/after.jpg' } },
    'work.json:8 work[0].after.file: expected the path of a picture, such as pictures/patio-door.jpg, but is "/photos/after.jpg"',
  ],
  [
    { ...job, before: { ...picture, file: 'pictures/other.jpg' } },
    'work.json:4 work[0].before.file: expected a picture that is in src/content/facts, but is "pictures/other.jpg"',
  ],
]

test.each(entries)('an entry %j', async (entry, said) => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  writeFileSync(join(folder, picture.file), '')
  expect(await findMistakesWith(nameIn(said), write([entry]))).toEqual([said])
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
