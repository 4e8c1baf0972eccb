import { type EnteredRequest, readRequest } from '../describe.ts'
import { type Draft, parseDraft } from './parse-draft.ts'

const key = 'estimate-request'

function readStored(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // There is none where storage is refused.
    return ''
  }
}

/** Without a text, forgets what is stored. */
function store(text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Where storage is refused, what is typed lasts as long as the page.
  }
}

export type DraftKeeper = {
  save(): void
  /** Milliseconds since the visitor first used the form. */
  measureElapsed(): number
  /** Forgets it, once it is received. */
  clear(): void
  stop(): void
}

/** Keeps what is typed for this tab until it is sent, and puts it back after a reload, a crash or on the way back. */
export function keepDraft(form: HTMLFormElement): DraftKeeper {
  const draft = parseDraft(readStored())
  restoreValues(form, draft.values)

  let { startedAt } = draft
  const start = () => {
    startedAt ||= Date.now()
  }
  const save = () => {
    start()
    store(JSON.stringify({ values: readRequest(form), startedAt } satisfies Draft))
  }
  form.addEventListener('focusin', start)
  form.addEventListener('input', save)
  return {
    save,
    measureElapsed: () => Date.now() - startedAt,
    clear() {
      store('')
      startedAt = 0
    },
    stop() {
      form.removeEventListener('focusin', start)
      form.removeEventListener('input', save)
    },
  }
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
