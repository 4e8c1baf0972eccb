import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { pages } from '../../src/content/pages.ts'
import { type Colour, measureContrast } from '../support/contrast.ts'
import { chooseDrawingHeadlessShell } from '../support/find-browser.ts'
import { builtPaths, openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const screens = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

/** Far enough for every ring, and for what shows the focus beside its control. */
const margin = 14

test.use({ launchOptions: chooseDrawingHeadlessShell() })
test.describe.configure({ mode: 'parallel' })

for (const { width, height, colorScheme } of screens) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    // Header, form, call bar and footer are the same on every page.
    for (const path of builtPaths()) {
      test(`what has the focus on ${path} has a ring of 3 : 1`, async ({ page }) => {
        await openPage(page, path)
        await page.evaluate(unfoldAll)
        const { weak, passed } = await measureRings(
          page,
          ({ isOnEveryPage }) => path === pages.home.path || !isOnEveryPage,
        )
        expect(weak).toEqual([])
        expect(passed).toEqual([])
      })
    }
  })
}

for (const { name, opener, panel, screen } of [
  { name: 'dropdown', opener: '[popovertarget="services-menu"]', panel: '#services-menu', screen: screens[0] },
  { name: 'drawer', opener: '[command="show-modal"]', panel: '#drawer', screen: screens[1] },
]) {
  test(`what has the focus in the ${name} has a ring of 3 : 1`, async ({ page }) => {
    await page.setViewportSize(screen)
    await openPage(page, pages.contact.path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(opener).focus()
      await page.keyboard.press('Enter')
      const { weak, stops } = await measureRings(page, () => true, panel)
      expect(weak).toEqual([])
      expect(stops).toBeGreaterThan(5)
      await page.keyboard.press('Escape')
    }
  })
}

test('what has no ring would be found, and so would what Tab passes', async ({ page }) => {
  await openPage(page, pages.contact.path)
  await page.evaluate(adoptRules, 'main a:focus-visible { outline: none !important; box-shadow: none !important }')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/'
    link.textContent = 'Passed over'
    document.querySelector('main')?.append(link)
    link.addEventListener('focus', () => document.querySelector<HTMLElement>('footer a')?.focus())
  })
  const { weak, passed } = await measureRings(page, ({ isOnEveryPage }) => !isOnEveryPage)
  expect(weak.length).toBeGreaterThan(2)
  expect(passed).toEqual(['<a> "Passed over" in #main'])
})

/** Goes through the page, or a panel of it, with the Tab key. Names the stops without a ring, and those that Tab passes. */
async function measureRings(page: Page, isMeasured: (stop: Stop) => boolean, panel = 'body') {
  const devtools = await page.context().newCDPSession(page)
  // It makes room for a keyboard as soon as a field has the focus, which is no ring.
  await page.evaluate(adoptRules, '@media (width < 48rem) { [data-call-bar] { display: grid !important } }')
  await page.evaluate(() => {
    for (const visited of document.querySelectorAll<HTMLElement>('[data-visited]')) delete visited.dataset.visited
  })
  const weak: string[] = []
  let stops = 0
  for (let stop = await tabOn(page, panel); stop; stop = await tabOn(page, panel)) {
    if (!isMeasured(stop)) continue
    const focused = await capture(devtools, stop.area)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const without = await capture(devtools, stop.area)
    await page.evaluate(() => window.focused?.focus({ preventScroll: true }))
    const ring = countContrasting(focused, without)
    stops += 1
    if (ring < stop.wanted) weak.push(`${stop.name}: ${ring} pixels of ${Math.round(stop.wanted)}`)
  }
  const passed = await page.locator(panel).evaluate(listUnvisited)
  return { weak, passed, stops }
}

/** Runs in the page, whose policy refuses a style element. */
function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function unfoldAll(): void {
  for (const details of document.querySelectorAll('details')) {
    // Of questions with one name only one would stay open.
    details.removeAttribute('name')
    details.open = true
  }
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

/** Goes on to the next control, or tells that there is none. */
async function tabOn(page: Page, panel: string): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(
    ({ margin, panel }) => {
      const focused = document.activeElement as HTMLElement
      if (focused === document.body || focused.dataset.visited || !focused.closest(panel)) return
      focused.dataset.visited = panel
      window.focused = focused
      // A hidden control shows its focus on its label.
      const shown = (focused.offsetWidth < 10 && focused.closest('label')) || focused
      const { left, top, right, bottom } = shown.getBoundingClientRect()
      const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
      const width = Math.min(innerWidth, right + margin) - x
      const height = Math.min(innerHeight, bottom + margin) - y
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''
      return {
        name: `<${focused.localName}> "${name}" in #${focused.closest('[id]')?.id}`,
        isOnEveryPage: !focused.closest('main') || Boolean(focused.closest('#contact')),
        area: { x: x + scrollX, y: y + scrollY, width, height },
        wanted: focused.matches('[type=range]') ? 4 * 44 : 2 * (width + height - 4 * margin),
      }
    },
    { margin, panel },
  )
}

async function capture(devtools: CDPSession, area: Stop['area']): Promise<Uint8Array> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

function countContrasting(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    if (measureContrast(readPixel(one, at), readPixel(other, at)) >= 3) count += 1
  }
  return count
}

function readPixel(pixels: Uint8Array, at: number): Colour {
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}
