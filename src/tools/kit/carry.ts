import { business } from '../../content/business.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { smsHref } from '../../lib/links.ts'
import { addPhotos, fillInput, isSameFile } from '../../lib/photos.ts'
import { toolWords } from './words.ts'

/** What a tool has found out, for the message to the business. */
export type Finding = {
  /** One line of words: the text message, the request, the paper and the page all have the same. */
  readonly line: string
  /** The choice in the form, where what was said names one. */
  readonly issue?: NamedIssue | undefined
  readonly photos?: readonly File[] | undefined
}

/** By the name of the tool: a page may have two. */
const findings = new Map<string, Finding>()

/** Lets the call bar, and every link to the form, take along what a tool has found out. */
export function carry(tool: string, finding: Finding | undefined): void {
  if (finding) findings.set(tool, finding)
  else findings.delete(tool)
  updateCallBar()
  // The same listener is added once.
  document.addEventListener('click', addOnTheWay, true)
}

/** A text message that begins with what was found out. */
export function findingHref(line: string): string {
  return smsHref(business.phone, toolWords.textMessage(line))
}

/** What the call bar says while no tool has an answer. */
let original: { readonly href: string; readonly label: string } | undefined
let lineInCallBar = ''

function updateCallBar(): void {
  const line = [...findings.values()].map((finding) => finding.line).join(' ')
  // A tool is rendered at every move of a dragged corner.
  if (line === lineInCallBar) return
  lineInCallBar = line
  const link = document.querySelector<HTMLAnchorElement>('[data-call-bar] a[href^="sms:"]')
  const label = link?.querySelector('span')
  if (!link || !label) return
  original ??= { href: link.href, label: label.textContent }
  link.href = line ? findingHref(line) : original.href
  label.textContent = line ? toolWords.textThis : original.label
}

/** A link to the form scrolls there by itself. */
function addOnTheWay({ target }: Event): void {
  if (findings.size === 0 || !(target instanceof Element) || !target.closest('a[href="#contact"]')) return
  const all = [...findings.values()]
  const [issue = '', ...otherIssues] = new Set(all.flatMap(({ issue }) => issue ?? []))
  addToMessage(all.map(({ line }) => line))
  chooseIssue(otherIssues.length === 0 ? issue : '')
  addToPhotos(all.flatMap(({ photos = [] }) => photos))
  showToast(toolWords.added)
}

/** Long enough to be read twice. */
const toastMs = 5000

/** A short message in the page's toast region, which screen readers announce because it is there from the start. */
export function showToast(words: string): void {
  document.querySelector('.tool-toast')?.remove()
  const toast = document.createElement('p')
  toast.className = 'tool-toast'
  toast.textContent = words
  document.querySelector('#toasts')?.append(toast)
  setTimeout(() => toast.remove(), toastMs)
}

/** What tools have put into the form. Its own draft keeps the lines over a reload, and no photos. */
let addedLines: readonly string[] | undefined
let addedPhotos: readonly File[] = []

/** Puts lines at the start of the message, in place of those that tools put there before. What the visitor typed stays. */
function addToMessage(lines: readonly string[]): void {
  const message = document.querySelector<HTMLTextAreaElement>('#estimate-message')
  if (!message) return
  const kept: unknown = addedLines ?? history.state?.addedLines
  setValue(message, placeLines(message.value, lines, Array.isArray(kept) ? kept : []))
  addedLines = lines
  // The link to the form makes an entry of its own in the session history.
  addEventListener('hashchange', keepLines)
  // On a phone what is optional is folded.
  message.closest('details')?.setAttribute('open', '')
}

/** The message with these lines at its start, each once, and without those that a tool wrote before. */
export function placeLines(message: string, lines: readonly string[], replaced: readonly string[]): string {
  const typed = message.split('\n').filter((line) => !lines.includes(line) && !replaced.includes(line))
  return [...lines, typed.join('\n').trim()].filter(Boolean).join('\n')
}

function keepLines(): void {
  history.replaceState({ ...history.state, addedLines }, '')
}

/** Replaces an issue that a link or a tool has chosen, and never one that the visitor has. */
function chooseIssue(issue: NamedIssue | ''): void {
  const select = document.querySelector<HTMLSelectElement>('#estimate-issue')
  if (!select || (select.value && select.value !== select.dataset.preselected)) return
  select.dataset.preselected = issue
  setValue(select, issue)
}

function addToPhotos(photos: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('#estimate-photos')
  if (!input || photos.length + addedPhotos.length === 0) return
  const own = [...(input.files ?? [])].filter((file) => !addedPhotos.some((added) => isSameFile(added, file)))
  fillInput(input, addPhotos(own, photos).photos)
  // Tells the form that these are all: what a visitor picks is added to what is there.
  input.dispatchEvent(new CustomEvent('change', { bubbles: true }))
  addedPhotos = photos
}

function setValue(field: HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
