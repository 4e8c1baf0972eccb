import { readFileSync } from 'node:fs'
import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { type FileName, schemas } from '../src/content/facts/schema.ts'
import { describeEditor, describeMistake } from './config.ts'

const names = Object.keys(schemas) as FileName[]
const { singletons = [] } = describeEditor('owner/repository')

interface FormField {
  readonly name: string
  readonly widget: string
  readonly pattern?: readonly string[]
  readonly options?: readonly { readonly value: string }[]
  readonly fields?: readonly FormField[]
  readonly field?: FormField
  readonly [option: string]: unknown
}

type Said = Record<string, Record<string, unknown>>

function readForm(name: FileName): readonly FormField[] {
  const forms = singletons.flatMap((file) =>
    'fields' in file && file.file.endsWith(`/${name}.json`) ? file.fields : [],
  )
  return forms as unknown as FormField[]
}

/** What a form says of a field and those in it. */
function listFields(field: FormField, path: string): Said {
  const { name, label, hint, required, min, max, maxlength, pattern, options, multiple, root, widget } = field
  const here = root ? '' : `${path}.${name}`
  const inner = widget === 'list' ? `${here}[]` : here
  const choices = options?.map(({ value }) => value)
  return Object.assign(
    { [here]: { label, hint, required, min, max, maxlength, matches: pattern?.[0], choices, multiple } },
    ...(field.fields ?? []).map((each) => listFields(each, inner)),
    field.field && { [inner]: listFields(field.field, '')['.entry'] },
  )
}

/** What the schema says of a field and those in it. */
function listExpected(schema: z.core.JSONSchema.BaseSchema, path: string, required: boolean): Said {
  const { title, description, minimum, maximum, maxLength, properties = {}, contentMediaType, pattern } = schema
  const items = schema.items as z.core.JSONSchema.BaseSchema | undefined
  const multiple = items?.enum ? true : undefined
  const expected = {
    label: title,
    hint: description,
    required,
    min: minimum,
    max: maximum,
    maxlength: maxLength,
    // Pictures are picked, and the editor writes their path.
    matches: contentMediaType ? undefined : pattern,
    choices: schema.enum ?? items?.enum,
    multiple,
  }
  return Object.assign(
    { [path]: expected },
    ...Object.entries(properties).map(([name, field]) =>
      listExpected(Object(field), `${path}.${name}`, Boolean(schema.required?.includes(name))),
    ),
    items && !multiple && listExpected(items, `${path}[]`, true),
  )
}

test.each(names)('the form of %s has each field of its schema, with its label, help and limits', (name) => {
  const said: Said = Object.assign({}, ...readForm(name).map((field) => listFields(field, '')))
  // A list that is a whole file may be empty.
  const expected = listExpected(z.toJSONSchema(schemas[name]), '', false)
  // The entries of a list have no label of their own in a form, and a whole file has none either.
  const unnamed = Object.keys(expected).filter((path) => !(path in said))
  expect(unnamed.filter((path) => path !== '' && !path.endsWith('[]'))).toEqual([])
  for (const path of unnamed) delete expected[path]
  expect(said).toEqual(expected)
  for (const { label } of Object.values(said)) expect(label).toMatch(/^\S/)
})

test('the choices of a place are the areas of the site, in its words', () => {
  const group = readForm('places')[0]?.fields?.find((field) => field.name === 'group')
  expect(group?.options).toContainEqual({ value: 'innerCity', label: 'Inner City' })
})

function readFacts(name: FileName) {
  return JSON.parse(readFileSync(`src/content/facts/${name}.json`, 'utf8'))
}

test.each(names)('%s is saved as it is', (name) => {
  expect(describeMistake(name, readFacts(name))).toBeUndefined()
})

test('what the check would refuse is said in the labels of the form', () => {
  const { prices, ...figures } = readFacts('claims')
  const turned = { ...prices, repair: { from: 900, to: 800 } }
  expect(describeMistake('claims', { ...figures, prices: turned })).toBe(
    'Prices › Repair, overall › To: expected a number that is not less than "from".',
  )
  const notice = { text: 'Hail on Saturday.', from: '2026-07-04T06:00', until: '2026-07-03T06:00' }
  expect(describeMistake('notices', [notice])).toBe('Notices › 1 › Until: expected a time after "from".')
  const { home, faq } = readFacts('questions')
  const unknown = { question: 'What does glass cost?', answer: 'About {prices.glas}.' }
  expect(describeMistake('questions', { home: [unknown, ...home], faq })).toMatch(
    /^Questions on the home page › 1 › Answer: expected the name of a figure such as prices\./,
  )
})
