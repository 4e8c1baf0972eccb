export type JsonLdNode = { readonly [property: string]: unknown }

/** What Google's documentation marks as required for each type that it makes something of. */
const required: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
}

/** The required properties that are missing, anywhere in a value. A node that only adds to another one is not asked. */
export function findMissingProperties(value: unknown, isNested = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findMissingProperties(item, isNested))
  if (typeof value !== 'object' || value === null) return []
  const node = value as JsonLdNode
  const type = String(node['@type'])
  const asked = isNested && '@id' in node ? [] : (required[type] ?? [])
  const missing = asked.filter((name) => !node[name]).map((name) => `${type}.${name}`)
  return [...missing, ...Object.values(node).flatMap((inner) => findMissingProperties(inner, true))]
}
