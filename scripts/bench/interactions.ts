import { chromium, type Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { listTools } from '../../src/tools/kit/testing.ts'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'
import { formatTable, takeMedian } from '../figures.ts'
import type { ServedPages } from './serve-pages.ts'

interface Interaction {
  name: string
  path: string
  /** Where to go first. */
  near?: string
  /** What is clicked, or has the focus when the key is pressed. It is on the screen before. */
  on: string
  key?: string
  /** Another thing to do there. */
  act?: (page: Page) => Promise<unknown>
  /** Only on a screen of this width. */
  width?: 390 | 1440
  /** A choice of files is no event in Event Timing; its longest frame counts. */
  entryType?: 'long-animation-frame'
}

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** In milliseconds, and where the machine is slower than that, in times the limit page. */
const target = { longest: 100, timesLimitPage: 3 }

const inForm = { path: pages.contact.path, near: '#contact' }
const form = '[data-estimate-form="ready"]'

const photo = {
  name: 'window.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>'),
}

async function listInteractions(): Promise<Interaction[]> {
  const tools = await listTools()
  return [
    { name: 'drawer', path: '/', width: 390, on: '[command="show-modal"]' },
    { name: 'services menu', path: '/', width: 1440, on: '[popovertarget="services-menu"]' },
    { name: 'theme', path: '/', on: '[data-theme-choice="dark"]' },
    { name: 'fog slider', path: '/', on: '[data-wipes] [data-fog-slider]', key: 'ArrowLeft' },
    { name: 'wiping', path: '/', on: '[data-wipes]', act: wipe },
    { name: 'question', path: pages.faq.path, on: 'details[name] > summary' },
    { name: 'folded section', path: pages.residential.path, width: 390, on: 'main > section > details > summary' },
    { name: 'carousel', path: pages.residential.path, width: 390, on: '[data-carousel]', key: 'ArrowRight' },
    ...tools.map(({ name, path, firstTap }) => {
      const near = `[data-tool="${name}"]`
      return { name: `first tap in ${name}`, path, near, on: `${near}[data-state="ready"] ${firstTap}` }
    }),
    ...tools.flatMap(({ name, path, typed }) => {
      const [page = '', hash = ''] = path.split('#')
      const near = `#${hash}`
      return typed
        ? [{ name: `typing in ${name}`, path: `${page}?${typed.query}${near}`, near, on: typed.field, key: typed.key }]
        : []
    }),
    { name: 'a name, typed', ...inForm, on: `${form} [name=name]`, key: 'M' },
    { name: 'an empty form, sent', ...inForm, on: `${form} [type=submit]` },
    {
      name: 'a photo, added',
      ...inForm,
      on: `${form} [name=name]`,
      act: (page) => page.locator(`${form} [type=file]`).setInputFiles(photo),
      entryType: 'long-animation-frame',
    },
  ]
}

async function wipe(page: Page): Promise<void> {
  const box = await page.locator('[data-wipes]').boundingBox()
  if (!box) throw new Error('The window has no box')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.85, { steps: 10 })
  await page.mouse.up()
}

/** The same kinds of interaction with plain text. */
const onLimitPage: readonly Interaction[] = [
  { name: 'limit page, details', path: '', on: 'summary' },
  { name: 'limit page, input', path: '', on: 'input', key: 'A' },
]

/**
 * How soon a visitor is answered with the processor made four times as slow: the longest event to the next paint (Event
 * Timing), the median of several times.
 */
export async function describeInteractions(served: ServedPages, times: number): Promise<string> {
  const browser = await chromium.launch(chooseDrawingHeadlessShell())
  const own = await listInteractions()
  const rows: string[][] = []
  for (const viewport of screens) {
    const { width } = viewport
    const measure = async (interaction: Interaction, origin: string) => {
      const longest: number[] = []
      for (let time = 0; time < times; time++) {
        const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
        longest.push(await measureOnce(page, interaction, origin))
        await page.close()
      }
      console.log(`${interaction.name} at ${width}: ${takeMedian(longest)}`)
      return takeMedian(longest)
    }
    let allowed = target.longest
    for (const one of onLimitPage) {
      const longest = await measure(one, served.limitPageUrl)
      allowed = Math.max(allowed, longest * target.timesLimitPage)
      rows.push([one.name, String(width), longest.toFixed(0), ''])
    }
    for (const one of own.filter((interaction) => (interaction.width ?? width) === width)) {
      const longest = await measure(one, served.siteOrigin)
      const verdict = longest <= allowed ? '✓' : '✗'
      rows.push([one.name, String(width), longest.toFixed(0), `≤ ${allowed.toFixed(0)} ${verdict}`])
    }
  }
  await browser.close()
  return formatTable([['', 'width', 'ms', 'target'], ...rows])
}

declare global {
  interface Window {
    durations: number[]
  }
}

/** Event Timing tells of nothing shorter. */
const shortestEvent = 16

/** What comes when somebody gets near has come by then, and is laid out. */
const settledMs = 1000

/** A finger or a mouse is there before it presses, and does not let go in the same moment. */
const pressedMs = 80

async function measureOnce(page: Page, interaction: Interaction, origin: string): Promise<number> {
  const { path, near, on, key, act, entryType = 'event' } = interaction
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  if (!path) await addControls(page)
  // The form and the tools come when somebody gets near them.
  if (near) await page.locator(near).scrollIntoViewIfNeeded()
  const element = page.locator(on).first()
  await element.scrollIntoViewIfNeeded()
  if (key) await element.focus()
  else if (!act) await element.hover()
  await page.waitForTimeout(settledMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(noteDurations, { type: entryType, durationThreshold: shortestEvent })
  if (act) await act(page)
  else if (key) await page.keyboard.press(key, { delay: pressedMs })
  else {
    await page.mouse.down()
    await page.waitForTimeout(pressedMs)
    await page.mouse.up()
  }
  const durations = await page.evaluate(
    () => new Promise<number[]>((resolve) => setTimeout(() => resolve(window.durations), 1000)),
  )
  return Math.max(shortestEvent, ...durations)
}

async function addControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = 'More'
    details.append(summary, 'What is folded.')
    document.querySelector('main')?.prepend(details, document.createElement('input'))
  })
}

/** Runs in the page. Mouse movements belong to no interaction. */
function noteDurations(options: PerformanceObserverInit & { type: string }): void {
  interface Entry extends PerformanceEntry {
    interactionId?: number
  }
  window.durations = []
  new PerformanceObserver((list) => {
    for (const { interactionId = 1, duration } of list.getEntries() as Entry[])
      if (interactionId) window.durations.push(duration)
  }).observe(options)
}
