import { type BrowserContext, expect, type Page } from '@playwright/test'
import { budgets, expectWithin } from './budgets.ts'
import { waitForWebFonts } from './pages.ts'

export interface VisitedFile {
  path: string
  type: string
  /** In bytes, as they came over the network. */
  headersSize: number
  bodySize: number
}

export interface LayoutShift {
  value: number
  /** The elements that moved, each with its section. */
  moved: string[]
}

/** What happened on a first visit to a page, from the request to the form at its end. */
export interface Visit {
  /** Scrolled back to its top. Many tests share it, so they put back what they change. */
  page: Page
  html: string
  encoding: string | null
  /** What was fetched before anyone scrolled. */
  files: VisitedFile[]
  /** What was there to read while the web fonts were on their way. */
  textBeforeFonts: string
  shifts: LayoutShift[]
  /** Texts that take more or fewer lines since the web fonts came. */
  rewrapped: string[]
  /** What the browser and the page wrote to the console. */
  messages: string[]
}

const screenHeight = { 390: 844, 820: 1180, 1440: 900 } as Readonly<Record<number, number>>

/** What the page says; not its tools and its clock, which say something else once their scripts have come. */
export function readPageText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tools = [...document.querySelectorAll<HTMLElement>('[data-tool], [data-clock]')]
    for (const tool of tools) tool.style.display = 'none'
    const text = document.body.innerText
    for (const tool of tools) tool.style.display = ''
    return text
  })
}

/** Opens a page as a first visitor whose web fonts come when all sections are laid out. */
async function arrive(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: screenHeight[width] ?? 800 })
  await page.addInitScript(noteShifts)
  const fonts = Promise.withResolvers<void>()
  // A page with a route takes nothing from the browser's cache, so each visit is a first one.
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })

  // Fonts that are asked for early hold up the load event.
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(hasLaidOutSections)
  const textBeforeFonts = await readPageText(page)
  const linesBefore = await page.evaluate(countLines)
  fonts.resolve()
  await waitForWebFonts(page)
  const rewrapped = await findRewrapped(page, linesBefore)
  return { response, textBeforeFonts, rewrapped }
}

/** Takes the web fonts off a page that has been visited, and gives them back at once. */
export async function repeatWebFonts(page: Page) {
  const faces = await page.evaluateHandle(() => [...document.fonts].filter((face) => document.fonts.delete(face)))
  expect(await faces.evaluate((all) => all.length), 'web fonts of the page').toBeGreaterThan(1)
  await waitForFrame(page)
  const linesBefore = await page.evaluate(countLines)
  await faces.evaluate((all) => {
    window.shifts.length = 0
    for (const face of all) document.fonts.add(face)
  })
  const rewrapped = await findRewrapped(page, linesBefore)
  return { shifts: await page.evaluate(() => window.shifts), rewrapped }
}

async function findRewrapped(page: Page, linesBefore: Readonly<Record<string, number>>): Promise<string[]> {
  await waitForFrame(page)
  return Object.entries(await page.evaluate(countLines)).flatMap(([text, lines]) => {
    const before = linesBefore[text] ?? lines
    return before === lines ? [] : [`${lines} lines instead of ${before}: "${text}`]
  })
}

/** Shifts are reported after the frame in which something moved. */
async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

export async function recordVisit(context: BrowserContext, url: string, width: number): Promise<Visit> {
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', ({ message }) => messages.push(message))
  const files: Promise<VisitedFile>[] = []
  page.on('requestfinished', (request) => {
    const read = async () => {
      const { responseHeadersSize: headersSize, responseBodySize: bodySize } = await request.sizes()
      return { path: new URL(request.url()).pathname, type: request.resourceType(), headersSize, bodySize }
    }
    if (request.url().startsWith('http')) files.push(read())
  })
  const { response, textBeforeFonts, rewrapped } = await arrive(page, url, width)
  await page.waitForLoadState('networkidle')
  const arrived = await Promise.all(files)

  await page.locator('#contact').scrollIntoViewIfNeeded()
  await page.locator('[data-estimate-form="ready"]').waitFor()
  const shifts = await page.evaluate(() => window.shifts)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // The page stays open, and what moves on it would keep a processor busy.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return {
    page,
    html: (await response?.text()) ?? '',
    encoding: (await response?.headerValue('content-encoding')) ?? null,
    files: arrived,
    textBeforeFonts,
    shifts,
    rewrapped,
    messages,
  }
}

/** Runs in the page. How many lines each text takes. */
function countLines(): Record<string, number> {
  const isOwnText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim()
  const blocks = [...document.querySelectorAll('body *')].filter((one) => [...one.childNodes].some(isOwnText))
  const range = document.createRange()
  return Object.fromEntries(
    blocks.map((block) => {
      range.selectNodeContents(block)
      const text = `${block.textContent?.trim()}" in #${block.closest('[id]')?.id}`
      return [text, new Set([...range.getClientRects()].map(({ top }) => top)).size]
    }),
  )
}

declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}

/** Runs in the page. */
export function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number
    sources: readonly { node?: Node | null }[]
  }
  const name = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    const section = element?.closest('section, header, footer')
    const heading = section?.querySelector('h1, h2')?.textContent ?? section?.nodeName
    return `<${element?.localName}> "${element?.textContent?.trim().slice(0, 40)}" in "${heading}"`
  }
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      window.shifts.push({ value, moved: sources.map(({ node }) => name(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Fails with the elements that moved. */
export function expectNoShift(shifts: readonly LayoutShift[], where: string, rewrapped: readonly string[] = []): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`)
  expectWithin(budgets.layoutShift, sum, [...moved, ...rewrapped, where].join('\n'))
}

/** All sections are laid out, and what wide screens unfold is unfolded. */
function hasLaidOutSections(): boolean {
  const sections = [...document.querySelectorAll('main > *, footer')]
  const isWide = matchMedia('(min-width: 60rem)').matches
  const isUnfolded = !isWide || !document.querySelector('[data-open-wide]:not([open])')
  const areVisible = sections.every((one) => getComputedStyle(one).contentVisibility === 'visible')
  return sections.length > 0 && areVisible && isUnfolded
}
