import puppeteer, { type Page } from 'puppeteer-core'
import { commandTimeoutMs, dragWith, type Engine, type ScreenSize, type Tab } from './engine.ts'

/** Drives an installed Firefox over WebDriver BiDi. Playwright drives only a Firefox of its own. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  return {
    openTab: async (size: ScreenSize) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(commandTimeoutMs)
      await page.setViewport(size)
      return { ...createTab(page), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function createTab(page: Page): Omit<Tab, 'close'> {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (inPage, ...values) => page.evaluate(`(${inPage})(...${JSON.stringify(values)})`) as Promise<never>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, value) => void (await page.select(selector, value)),
    attach: async (selector, file) => {
      const field = await page.$<'input'>(selector as 'input')
      if (!field) throw new Error(`There is no ${selector}`)
      await field.uploadFile(file)
    },
    drag: (from, to) => dragWith(page.mouse, from, to),
  }
}
