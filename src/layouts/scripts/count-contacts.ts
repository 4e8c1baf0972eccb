import { buildCountPath, type ContactKind } from '../../form/endpoint.ts'

/** Where the form sends its requests: the receiver of the site. */
declare const FORM_ACTION: string

/** By then even a slow phone shows the answer. */
const answerDelayMs = 1000

/**
 * Tells the receiver of a call, a text, a saved contact and an answer of a tool: of each once, until the page is opened
 * again. The browser sends it by itself, whatever the link leads to.
 */
export function countContacts(): void {
  const counted = new Set<ContactKind>()
  const count = (kind: ContactKind) => {
    if (counted.has(kind)) return
    counted.add(kind)
    navigator.sendBeacon(buildCountPath(FORM_ACTION), new URLSearchParams({ page: location.pathname, kind }))
  }
  const look = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element)) return
    const href = target.closest('a')?.getAttribute('href') ?? ''
    if (href.startsWith('tel:')) count('call')
    else if (href.startsWith('sms:')) count('text')
    else if (href.endsWith('.vcf')) count('contact')
    const tool = href ? undefined : target.closest('[data-tool]')
    // A tool paints what was pressed first, and then its answer. What it opens with was not asked for here.
    if (tool) setTimeout(() => tool.querySelector('.tool-strip:not([data-unsaid])') && count('answer'), answerDelayMs)
  }
  addEventListener('click', look)
  addEventListener('input', look)
}
