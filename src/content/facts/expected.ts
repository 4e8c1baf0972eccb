import type { z } from 'astro/zod'
import type { JSONPath } from 'jsonc-parser'

export type Mistake = {
  readonly path: JSONPath
  readonly expected: string
  /** Where it stands, if not where the value of the path does. */
  readonly offset?: number
  /** What is there, if less than that value. */
  readonly found?: string
}

/** What was expected of a value, in the words of its schema, unless it is right. */
export function describeExpected(schema: z.ZodType, value: unknown): string | undefined {
  return compare(schema, value)[0]?.expected
}

/** The first mistake of each field. Fields are compared with each other where each of them is right. */
export function compare(schema: z.ZodType, value: unknown): Mistake[] {
  const { error } = schema.safeParse(value, { error: explainIssue })
  const issues = error?.issues ?? []
  const own = issues.filter(({ code }) => code !== 'custom')
  const mistakes = (own.length > 0 ? own : issues).flatMap((issue): Mistake[] => {
    const path = issue.path as JSONPath
    if (issue.code !== 'unrecognized_keys') return [{ path, expected: issue.message }]
    return issue.keys.map((key) => ({ path: [...path, key], expected: 'no field of this name' }))
  })
  const fields = mistakes.map(({ path }) => JSON.stringify(path))
  return mistakes.filter((_, index) => fields.indexOf(fields[index] ?? '') === index)
}

const types: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'fields in { }',
}

/** What was expected where the schema has no words of its own for it. */
function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return types[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
  if (issue.origin === 'string') return `${limit} characters`
  return issue.origin === 'array' ? `${limit} in the list` : `a number of ${limit}`
}
