import { type CDPSession, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, measureContrast } from './contrast.ts'

/** Far enough for every ring, and for what shows the focus beside its control. */
const margin = 14

/**
 * Goes through the page, or a panel of it, with the Tab key. Names the stops without a ring, and those that Tab passes. Of
 * the items of a list the first, the last and one between are measured, since they look alike.
 */
export async function measureRings(page: Page, isMeasured: (stop: Stop) => boolean, panel = 'body') {
  const devtools = await page.context().newCDPSession(page)
  // It makes room for a keyboard as soon as a field has the focus, which is no ring.
  await page.evaluate(adoptRules, '@media (width < 48rem) { [data-call-bar] { display: grid !important } }')
  await page.evaluate(() => {
    for (const visited of document.querySelectorAll<HTMLElement>('[data-visited]')) delete visited.dataset.visited
  })
  const weak: string[] = []
  const measured = new Set<string>()
  let stops = 0
  for (let stop = await tabOn(page, panel); stop; stop = await tabOn(page, panel)) {
    stops += 1
    if (!isMeasured(stop) || measured.has(stop.kind)) continue
    measured.add(stop.kind)
    const focused = await capture(devtools, stop.area)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const without = await capture(devtools, stop.area)
    await page.evaluate(() => window.focused?.focus({ preventScroll: true }))
    const ring = countContrasting(focused, without)
    if (ring < stop.wanted) weak.push(`${stop.name}: ${ring} pixels of ${Math.round(stop.wanted)}`)
  }
  const passed = await page.locator(panel).evaluate(listUnvisited)
  return { weak, passed, stops }
}

/** Runs in the page, whose policy refuses a style element. */
export function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. What the Tab key should have come to. Of radio buttons of one name it comes to one. */
function listUnvisited(panel: Element): string[] {
  const controls = panel.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [type="radio"], [data-visited]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => `<${control.localName}> "${control.textContent}" in #${control.closest('[id]')?.id}`)
}

interface Stop {
  name: string
  /** The same for controls that differ in their words alone, and are neither the first nor the last of their list. */
  kind: string
  isOnEveryPage: boolean
  /** In pixels of the page, as screenshots are clipped. */
  area: { x: number; y: number; width: number; height: number }
  /** As many pixels as a line of one pixel around it has, or around the handle of a slider. */
  wanted: number
}

declare global {
  interface Window {
    focused?: HTMLElement
  }
}

/**
 * Goes on to the next control, or tells that there is none. Of the radio buttons of one name Tab comes to one, so the others
 * follow at the end.
 */
async function tabOn(page: Page, panel: string): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(
    ({ margin, panel }) => {
      const radios = [...document.querySelectorAll<HTMLElement>(`${panel} [type="radio"]`)]
      const isNext = (one: HTMLElement) => one !== document.body && !one.dataset.visited && one.closest(panel)
      const reached = document.activeElement as HTMLElement
      const focused = isNext(reached) ? reached : radios.find((radio) => isNext(radio) && radio.checkVisibility())
      if (!focused) return
      focused.focus()
      focused.dataset.visited = panel
      window.focused = focused
      // A hidden control shows its focus on its label.
      const shown = (focused.offsetWidth < 10 && focused.closest('label')) || focused
      const { left, top, right, bottom } = shown.getBoundingClientRect()
      const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
      const width = Math.min(innerWidth, right + margin) - x
      const height = Math.min(innerHeight, bottom + margin) - y
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''
      const kind: unknown[] = []
      for (let outer: Element | null = focused; outer; outer = outer.parentElement)
        kind.push(outer.localName, outer.className, !outer.previousElementSibling, !outer.nextElementSibling)
      return {
        name: `<${focused.localName}> "${name}" in #${focused.closest('[id]')?.id}`,
        kind: kind.join(' '),
        isOnEveryPage: !focused.closest('main') || Boolean(focused.closest('#contact')),
        area: { x: x + scrollX, y: y + scrollY, width, height },
        wanted: focused.matches('[type=range]') ? 4 * 44 : 2 * (width + height - 4 * margin),
      }
    },
    { margin, panel },
  )
}

export async function capture(devtools: CDPSession, area: Stop['area']): Promise<Uint8Array> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

export function countContrasting(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  const others = readPixels(other)
  return readPixels(one).filter((pixel, at) => measureContrast(pixel, others[at] ?? pixel) >= 3).length
}

export function readPixels(pixels: Uint8Array): Colour[] {
  const at = (index: number) => pixels[index] ?? 0
  return Array.from({ length: pixels.length / 3 }, (_, pixel) => [at(3 * pixel), at(3 * pixel + 1), at(3 * pixel + 2)])
}
