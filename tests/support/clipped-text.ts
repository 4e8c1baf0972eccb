import type { Page } from '@playwright/test'

/** The least that a page has to bear of visitors who space text out: WCAG 1.4.12. */
const spacedOut = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Names the pieces of text of which something is cut off, and where, when the text of the page is spaced out. */
export async function findClippedText(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacedOut)
  const clipped = await page.evaluate(listClippedText)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return clipped
}

/** Runs in the page. */
function listClippedText(): string[] {
  // A place that waits for its tool fades out what it holds until then.
  const leftOut = '.visually-hidden, [data-state="waiting"], [aria-hidden="true"], svg, option'
  const clipped: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(leftOut))
      continue
    const { left, right, top, bottom } = findOpening(element)
    // Only screen readers read what has a box of a pixel.
    if (right - left < 3) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = [...range.getClientRects()].some((line) => {
      // A line box is higher than its letters.
      const letters = line.height / 5
      const isAcross = line.left < left - 1 || line.right > right + 1
      return line.width > 2 && (isAcross || line.top + letters < top || line.bottom - letters > bottom)
    })
    const place = element.closest('section, header, footer, aside, dialog')
    if (isCut) clipped.push(`“${text.data.trim().slice(0, 40)}” in ${place?.id || place?.localName}`)
  }
  return clipped

  /** What the elements around it leave to be seen; one that scrolls shows all. */
  function findOpening(inner: Element) {
    const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    let { left, right, top, bottom } = { ...everywhere, left: 0, right: innerWidth }
    for (let outer: Element | null = inner; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer)
      const box = outer.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX + overflowY)) return everywhere
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      if (position === 'fixed') break
    }
    return { left, right, top, bottom }
  }
}
