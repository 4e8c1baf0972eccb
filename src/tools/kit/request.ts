import type { NamedIssue } from '../../content/issues.ts'
import { addPhotos, fillInput, isSameFile } from '../../lib/photos.ts'

/** What a press on a link to the form adds to the request. */
export type Addition = {
  /** The first lines of the message. */
  readonly lines: readonly string[]
  readonly photos: readonly File[]
  readonly issue: NamedIssue | undefined
}

/** What tools have put there. The form's own draft keeps the lines over a reload, and no photos. */
let addedLines: readonly string[] | undefined
let addedPhotos: readonly File[] = []

/** Puts what tools have found into the form, in place of what they put there before. What the visitor typed stays. */
export function addToRequest({ lines, photos, issue }: Addition): void {
  const message = document.querySelector<HTMLTextAreaElement>('#estimate-message')
  const select = document.querySelector<HTMLSelectElement>('#estimate-issue')
  const input = document.querySelector<HTMLInputElement>('#estimate-photos')
  if (message) {
    setValue(message, placeLines(message.value, lines, addedLines ?? readKeptLines()))
    addedLines = lines
    // The link to the form makes an entry of its own in the session history.
    addEventListener('hashchange', keepLines)
    // On a phone what is optional is folded.
    message.closest('details')?.setAttribute('open', '')
  }
  if (select) chooseIssue(select, issue ?? '')
  if (input && (photos.length > 0 || addedPhotos.length > 0)) {
    const own = [...(input.files ?? [])].filter((file) => !addedPhotos.some((added) => isSameFile(added, file)))
    fillInput(input, addPhotos(own, photos).photos)
    // Tells the form that these are all: what a visitor picks is added to what is there.
    input.dispatchEvent(new CustomEvent('change', { bubbles: true }))
    addedPhotos = photos
  }
}

/** The message with these lines at its start, each once, and without those that a tool wrote before. */
export function placeLines(message: string, lines: readonly string[], replaced: readonly string[]): string {
  const typed = message.split('\n').filter((line) => !lines.includes(line) && !replaced.includes(line))
  return [...lines, typed.join('\n').trim()].filter(Boolean).join('\n')
}

function readKeptLines(): readonly string[] {
  const kept: unknown = history.state?.addedLines
  return Array.isArray(kept) ? kept.filter((line) => typeof line === 'string') : []
}

function keepLines(): void {
  history.replaceState({ ...history.state, addedLines }, '')
}

/** Replaces an issue that a link or a tool has chosen, and never one that the visitor has. */
function chooseIssue(select: HTMLSelectElement, issue: NamedIssue | ''): void {
  if (select.value && select.value !== select.dataset.preselected) return
  select.dataset.preselected = issue
  setValue(select, issue)
}

function setValue(field: HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
