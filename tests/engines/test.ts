import { test as base, expect } from '@playwright/test'
import type { Engine, EngineName, ScreenSize, Tab } from './engine.ts'
import { findEngine } from './find-engine.ts'
import { isClickable } from './in-page.ts'
import { readErrors, startTestSite, type TestSite } from './test-site.ts'

interface EngineOptions {
  engineName: EngineName
  /** The engine, or what to do to have it. */
  engine: Engine | string
}

interface TabFixtures {
  screenSize: ScreenSize
  site: TestSite
  /** A tab that fails the test when a page in it reports an error or breaks its Content Security Policy. */
  tab: Tab
}

export const phone: ScreenSize = { width: 390, height: 844 }
export const desktop: ScreenSize = { width: 1280, height: 900 }

/** Playwright's test, for whichever client drives the engine. */
export const test = base.extend<TabFixtures, EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, run) => {
      const launch = findEngine(engineName)
      if (typeof launch === 'string') return run(launch)
      const engine = await launch()
      await run(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  screenSize: [phone, { option: true }],
  site: async ({ baseURL }, run) => {
    const site = await startTestSite(baseURL ?? '')
    await run(site)
    site.close()
  },
  tab: async ({ engine, screenSize, site }, run, testInfo) => {
    if (typeof engine === 'string') return testInfo.skip(true, engine)
    const tab = await engine.openTab(screenSize)
    const goto: Tab['goto'] = (path) => tab.goto(new URL(path, site.url).href)
    // Playwright's own click waits in the same way.
    const click: Tab['click'] = async (selector) => {
      await expect.poll(() => tab.evaluate(isClickable, selector), `${selector} can be clicked`).toBe(true)
      await tab.click(selector)
    }
    await run({ ...tab, goto, click })
    expect.soft(await tab.evaluate(readErrors), 'errors on the page').toEqual([])
    await tab.close()
  },
})

/** Opens a page and waits until its scripts have run and its web fonts are applied. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.goto(path)
  await expect.poll(() => tab.evaluate(() => document.readyState === 'complete' && !window.pendingFonts)).toBe(true)
}

/** Waits for a page that the tab is on its way to. Until it is there, there may be no page to ask. */
export async function waitForPage(tab: Tab, path: string): Promise<void> {
  const readPath = () => (document.readyState === 'complete' ? location.pathname : 'loading')
  await expect.poll(() => tab.evaluate(readPath).catch(() => 'no page')).toBe(path)
}

export { expect }
