import { type EnteredRequest, fieldChoices } from '../describe.ts'
import { type EnteredField, enteredFields } from '../request.ts'
import { readRequest } from '../transport.ts'

type DraftKeeper = {
  save(): void
  /** Milliseconds since the visitor first used the form. */
  measureElapsed(): number
  stop(): void
}

/**
 * Keeps what is typed for this tab, and puts it back after a reload, a crash or on the way back. A form that is reset has
 * been received, and what is kept is forgotten.
 */
export function keepDraft(form: HTMLFormElement): DraftKeeper {
  const draft = parseDraft(tryStorage((storage) => storage.getItem(key)) ?? '')
  restoreValues(form, draft.values)

  let { startedAt } = draft
  const start = () => {
    startedAt ||= Date.now()
  }
  const save = () => {
    start()
    const text = JSON.stringify({ values: readRequest(form), startedAt } satisfies Draft)
    tryStorage((storage) => storage.setItem(key, text))
  }
  const forget = () => {
    tryStorage((storage) => storage.removeItem(key))
    startedAt = 0
  }
  const stopped = new AbortController()
  const { signal } = stopped
  form.addEventListener('focusin', start, { signal })
  form.addEventListener('input', save, { signal })
  form.addEventListener('reset', forget, { signal })
  return { save, measureElapsed: () => Date.now() - startedAt, stop: () => stopped.abort() }
}

/** What is in the form already stays: the visitor, the browser, a link or a tool has put it there. */
function restoreValues(form: HTMLFormElement, values: Partial<EnteredRequest>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (!value || !field || !('value' in field)) continue
    const current = field.value
    if (!current) field.value = value
    else if (field instanceof HTMLTextAreaElement && !value.includes(current)) field.value = `${current}\n${value}`
    else continue
    const [control] = form.querySelectorAll(`[name="${name}"]`)
    control?.dispatchEvent(new Event('input', { bubbles: true }))
    // On phones what is optional is folded.
    control?.closest('details')?.setAttribute('open', '')
  }
}

type Draft = {
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

const key = 'estimate-request'

/** Where the browser refuses storage, what is typed lasts as long as the page. */
function tryStorage<Result>(attempt: (storage: Storage) => Result): Result | undefined {
  try {
    return attempt(sessionStorage)
  } catch {
    return undefined
  }
}

/** What a text of JSON says, of which nothing is known yet; empty where it is no JSON or no object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
