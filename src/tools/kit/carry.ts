import { business } from '../../content/business.ts'
import type { NamedIssue } from '../../content/issues.ts'
import { smsHref } from '../../lib/links.ts'
import { addToRequest } from './request.ts'
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

function updateCallBar(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-call-bar] a[href^="sms:"]')
  const label = link?.querySelector('span')
  if (!link || !label) return
  original ??= { href: link.href, label: label.textContent }
  const line = [...findings.values()].map((finding) => finding.line).join(' ')
  link.href = line ? findingHref(line) : original.href
  label.textContent = line ? toolWords.textThis : original.label
}

/** A link to the form scrolls there by itself. */
function addOnTheWay({ target }: Event): void {
  if (findings.size === 0 || !(target instanceof Element) || !target.closest('a[href="#contact"]')) return
  const all = [...findings.values()]
  const issues = new Set(all.flatMap(({ issue }) => issue ?? []))
  addToRequest({
    lines: all.map(({ line }) => line),
    photos: all.flatMap(({ photos = [] }) => photos),
    issue: issues.size === 1 ? [...issues][0] : undefined,
  })
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
