import type { BrowserType, Page } from '@playwright/test'
import { dragWith, type Engine, type ScreenSize, type Tab } from './engine.ts'

/** Drives a build of Firefox or WebKit that Playwright has downloaded. */
export async function launchWithPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch()
  return {
    openTab: async (viewport: ScreenSize) => createTab(await browser.newPage({ viewport })),
    close: () => browser.close(),
  }
}

function createTab(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (inPage, ...values) => page.evaluate(`(${inPage})(...${JSON.stringify(values)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, value) => void (await page.locator(selector).selectOption(value)),
    attach: (selector, file) => page.locator(selector).setInputFiles(file),
    drag: (from, to) => dragWith(page.mouse, from, to),
    close: () => page.context().close(),
  }
}
