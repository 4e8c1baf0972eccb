import { parseObject } from '../../lib/parse-object.ts'
import { type EnteredRequest, fieldChoices } from '../describe.ts'
import { type EnteredField, enteredFields } from '../request.ts'

export type Draft = {
  readonly values: Partial<EnteredRequest>
  /** When the visitor first used the form, in milliseconds since 1970; 0 if not yet. */
  readonly startedAt: number
}

/** Another version of the page may have stored it, so only what makes sense to this one is taken. */
export function parseDraft(text: string): Draft {
  const { values, startedAt } = parseObject(text)
  const stored: Readonly<Record<string, unknown>> = { ...Object(values) }
  return {
    values: Object.fromEntries(
      enteredFields.filter((name) => isPossible(name, stored[name])).map((name) => [name, stored[name]]),
    ),
    startedAt: typeof startedAt === 'number' && startedAt > 0 && startedAt <= Date.now() ? startedAt : 0,
  }
}

function isPossible(name: EnteredField, value: unknown): boolean {
  const choices = fieldChoices[name]
  return choices ? choices.some((choice) => choice.value === value) : typeof value === 'string'
}
