import { type EnteredRequest, readRequest } from '../../lib/describe-request.ts'

const key = 'estimate-request'

type Draft = {
  readonly values: Partial<EnteredRequest>
  /** The same for each attempt to send the same words. */
  readonly id: string
  /** When the visitor first used the form, in milliseconds since 1970. */
  readonly startedAt: number
  /** Whether it may have been sent. Words that are changed after that are another request. */
  readonly isAttempted: boolean
}

/** Without a secure connection browsers make no UUID; the receiver then tells requests apart by their words. */
function makeId(): string {
  return crypto.randomUUID?.() ?? ''
}

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Draft
  } catch {
    return undefined
  }
}

function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Where storage is refused, what is typed lasts as long as the page.
  }
}

function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is none where storage is refused.
  }
}

export type DraftKeeper = {
  /** The id and the start of what is about to be sent. */
  markAttempt(): { id: string; startedAt: number }
  /** Forgets it, once it is received. */
  clear(): void
  stop(): void
}

/** Keeps what is typed for this tab until it is sent, and puts it back after a reload, a crash or on the way back. */
export function keepDraft(form: HTMLFormElement): DraftKeeper {
  let draft = readDraft() ?? { values: {}, id: makeId(), startedAt: 0, isAttempted: false }
  restoreValues(form, draft.values)

  const start = () => {
    if (!draft.startedAt) draft = { ...draft, startedAt: Date.now() }
  }
  const save = () => {
    start()
    const isNew = draft.isAttempted
    draft = { ...draft, values: readRequest(form), isAttempted: false, id: isNew ? makeId() : draft.id }
    writeDraft(draft)
  }
  form.addEventListener('focusin', start)
  form.addEventListener('input', save)
  return {
    markAttempt() {
      start()
      draft = { ...draft, values: readRequest(form), isAttempted: true }
      writeDraft(draft)
      return draft
    },
    clear() {
      forgetDraft()
      draft = { values: {}, id: makeId(), startedAt: 0, isAttempted: false }
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
