import type { NamedIssue } from '../../content/issues.ts'
import { addPhotos, fillInput } from '../../lib/photos.ts'

export type Addition = {
  /** Empty where the tool has found something that names none. */
  issue?: NamedIssue | ''
  /** A line of the message. */
  line: string
  /** The line that the same tool wrote before. */
  replaces?: string | undefined
  /** Where the line goes: before or after what the visitor has typed. */
  position: 'first' | 'last'
  photo?: File | undefined
}

/** Puts what a tool has found into the estimate form. What the visitor has typed or chosen there stays. */
export function addToRequest({ issue, line, replaces, position, photo }: Addition): void {
  const select = document.querySelector<HTMLSelectElement>('#estimate-issue')
  const message = document.querySelector<HTMLTextAreaElement>('#estimate-message')
  const photos = document.querySelector<HTMLInputElement>('#estimate-photos')
  if (select && issue !== undefined) chooseIssue(select, issue)
  if (message) {
    changeValue(message, placeLine(message.value, { line, replaces, position }))
    // On a phone what is optional is folded.
    message.closest('details')?.setAttribute('open', '')
  }
  if (photos && photo) addPhoto(photos, photo)
}

/** The message with the line in it, once. */
export function placeLine(message: string, { line, replaces, position }: Omit<Addition, 'issue' | 'photo'>): string {
  const typed = message
    .split('\n')
    .filter((one) => one !== line && one !== replaces)
    .join('\n')
    .trim()
  const lines = position === 'first' ? [line, typed] : [typed, line]
  return lines.filter(Boolean).join('\n')
}

/** Replaces an issue that a link or a tool has chosen, and never one that the visitor has. */
function chooseIssue(select: HTMLSelectElement, issue: NamedIssue | ''): void {
  if (select.value && select.value !== select.dataset.preselected) return
  select.dataset.preselected = issue
  changeValue(select, issue)
}

function changeValue(field: HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The form's script hears the change, or reads the field when it comes. */
function addPhoto(input: HTMLInputElement, photo: File): void {
  fillInput(input, addPhotos([...(input.files ?? [])], [photo]).photos)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
