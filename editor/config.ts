import type { CmsConfig, Field } from '@sveltia/cms'
import { z } from 'astro/zod'
import { business } from '../src/content/business.ts'
import { compare, describeExpected, type Mistake } from '../src/content/facts/expected.ts'
import { findWrongFigures } from '../src/content/facts/figures.ts'
import { type FileName, schemas } from '../src/content/facts/schema.ts'
import { faqGroups } from '../src/content/faqs.ts'
import { groups } from '../src/content/places.ts'
import { services } from '../src/content/services.ts'

const folder = 'src/content/facts'

/** A folder beside the files, as the editor names it. The files name it without the dot. */
const pictures = { media_folder: 'pictures', public_folder: './pictures' }

const icons = {
  business: 'storefront',
  claims: 'payments',
  places: 'map',
  questions: 'help',
  notices: 'campaign',
  work: 'window',
} as const satisfies Record<FileName, string>

/** The configuration of the editor. Its forms are made of the schema: labels, help, limits, patterns and choices. */
export function describeEditor(repository: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: business.name,
    site_url: business.siteUrl,
    show_preview_links: false,
    editor: { preview: false },
    backend: { name: 'github', repo: repository, auth_methods: ['token'] },
    singletons: (Object.keys(schemas) as FileName[]).map((name) => ({
      name,
      label: String(schemas[name].meta()?.title),
      icon: icons[name],
      file: `${folder}/${name}.json`,
      format: name,
      ...pictures,
      fields: describeFile(name),
    })),
    output: { omit_empty_optional_fields: true },
    // Photos become smaller when they are added, and lose the place where they were taken by it.
    media_folder: `${folder}/pictures`,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 1600, height: 1600 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii' },
  }
}

/** The text of a file that is saved. Throws what the check would say of it. */
export function formatFile(name: FileName, value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(`"${pictures.public_folder}/`, `"${pictures.media_folder}/`)
  const mistake = describeMistake(name, JSON.parse(text))
  // The editor says the cause of an error of this name, and saves nothing.
  if (mistake) throw new Error('saving_failed', { cause: new Error(mistake) })
  return text
}

/** What the check would say of a file, if it were saved: the editor itself does not compare fields with each other. */
export function describeMistake(name: FileName, value: unknown): string | undefined {
  const [mistake] = [...compare(schemas[name], value), ...(name === 'questions' ? findWrongFigures(value) : [])]
  if (!mistake) return undefined
  const path = Array.isArray(value) ? [name, ...mistake.path] : mistake.path
  return `${listLabels(describeFile(name), path).join(' › ')}: expected ${mistake.expected}.`
}

type FormField = Field & { readonly label: string; readonly fields?: FormField[] }

/** The labels on the way to a field. The entries of a list are counted. */
function listLabels(fields: readonly FormField[], [key, ...path]: Mistake['path']): string[] {
  if (typeof key === 'number') return [String(key + 1), ...listLabels(fields, path)]
  const field = fields.find(({ name }) => name === key)
  return field ? [field.label, ...listLabels(field.fields ?? [], path)] : []
}

function describeFile(name: FileName): FormField[] {
  const schema = schemas[name]
  if (schema instanceof z.ZodObject) return describeFields(schema)
  // A list that is a whole file may be empty.
  return [{ ...describeField(name, schema), root: true, required: false }]
}

function describeFields({ shape }: z.ZodObject): FormField[] {
  return Object.entries(shape).map(([name, schema]) => describeField(name, schema as z.ZodType))
}

function describeField(name: string, schema: z.ZodType): FormField {
  const { title, description } = z.toJSONSchema(schema)
  const isOptional = schema instanceof z.ZodExactOptional
  const value = describeValue(isOptional ? (schema.unwrap() as z.ZodType) : schema)
  return { name, label: title, ...(description && { hint: description }), required: !isOptional, ...value } as FormField
}

function describeValue(schema: z.ZodType): object {
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: listOptions(schema) }
  if (schema instanceof z.ZodObject) return describeObject(schema)
  if (schema instanceof z.ZodArray) return describeList(schema)
  if (schema instanceof z.ZodISODateTime) return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' }
  const { type, minimum, maximum, maxLength, pattern, format, contentMediaType } = z.toJSONSchema(schema)
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum }
  if (type === 'number') return { widget: 'number', value_type: 'float', min: minimum, max: maximum, step: 0.1 }
  if (contentMediaType) return { widget: 'image', accept: contentMediaType, choose_url: false }
  return {
    widget: maxLength && maxLength > 100 ? 'text' : 'string',
    ...(format === 'uri' && { type: 'url' }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, `Expected ${describeExpected(schema, ' ')}.`] }),
  }
}

/** Collapsed where it is filled in, under what it holds. */
function describeObject(schema: z.ZodObject): object {
  const fields = describeFields(schema)
  const [first, second, third] = fields.map(({ label }) => label)
  const isRange = 'from' in schema.shape && 'to' in schema.shape
  const summary = isRange ? '{{from}} to {{to}}' : [first, second, third && `${third} …`].filter(Boolean).join(' · ')
  return { widget: 'object', fields, collapsed: 'auto', summary }
}

function describeList({ element }: z.ZodArray): object {
  if (element instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: listOptions(element) }
  if (!(element instanceof z.ZodObject)) return { widget: 'list', field: describeField('entry', element as z.ZodType) }
  const named = ['name', 'question', 'text', 'done'].find((name) => name in element.shape)
  return {
    widget: 'list',
    label_singular: element.meta()?.title,
    fields: describeFields(element),
    collapsed: 'auto',
    summary: `{{${named}}}`,
  }
}

/** What choices are called on the site, where it has names for them. */
const names: readonly Readonly<Record<string, string>>[] = [
  faqGroups,
  Object.fromEntries(Object.entries(groups).map(([id, { name }]) => [id, name])),
  Object.fromEntries(services.map(({ id, name }) => [id, name])),
]

function listOptions({ options }: z.ZodEnum): object[] {
  const called = names.find((each) => options.every((value) => value in each)) ?? {}
  return options.map((value) => ({ value, label: called[value] ?? spellOut(String(value)) }))
}

/** 'doublePane' becomes 'Double pane'. */
function spellOut(id: string): string {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
