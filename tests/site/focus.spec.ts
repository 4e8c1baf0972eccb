import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
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

    // Header, call bar and footer are the same on every page.
    for (const path of builtPaths()) {
      test(`what has the focus on ${path} has a ring of 3 : 1`, async ({ page }) => {
        await openPage(page, path)
        const devtools = await page.context().newCDPSession(page)
        const weak: string[] = []
        let stops = 0
        for (let stop = await tabOn(page); stop; stop = await tabOn(page)) {
          if (path !== '/' && stop.isOnEveryPage) continue
          const focused = await capture(devtools, stop.area)
          await page.evaluate(() => (document.activeElement as HTMLElement).blur())
          const without = await capture(devtools, stop.area)
          await page.evaluate(() => window.focused?.focus({ preventScroll: true }))
          const ring = countContrasting(focused, without)
          stops += 1
          if (ring < stop.wanted) weak.push(`${stop.name}: ${ring} pixels of ${Math.round(stop.wanted)}`)
        }
        expect(stops).toBeGreaterThan(2)
        expect(weak).toEqual([])
      })
    }
  })
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
async function tabOn(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate((margin) => {
    const focused = document.activeElement as HTMLElement
    if (focused === document.body || focused.dataset.visited) return
    focused.dataset.visited = 'yes'
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
      isOnEveryPage: !focused.closest('main'),
      area: { x: x + scrollX, y: y + scrollY, width, height },
      wanted: focused.matches('[type=range]') ? 4 * 44 : 2 * (width + height - 4 * margin),
    }
  }, margin)
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
