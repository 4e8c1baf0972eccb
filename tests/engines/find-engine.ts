import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserType, firefox, type Page as PlaywrightPage, webkit } from '@playwright/test'
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core'
import { type BrowserProbes, findBrowser, installProbes, listOnPath } from '../support/find-browser.ts'
import { commandTimeoutMs, type Engine, type EngineName, engineNames, type Point, type Tab } from './engine.ts'
import { launchWebKitGtk } from './webkit-driver.ts'

type Launch = () => Promise<Engine>

const engines: Record<EngineName, { probes: BrowserProbes<Launch>; advice: string }> = {
  firefox: {
    probes: {
      findChosen: () => findFirefox([process.env.FIREFOX_PATH]),
      findInstalled: () =>
        findFirefox([
          ...listOnPath(['firefox', 'firefox-esr']),
          '/Applications/Firefox.app/Contents/MacOS/firefox',
          join(process.env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe'),
        ]),
      findDownloaded: () => findDownloaded(firefox),
      ...installProbes('firefox', 'firefox-esr'),
    },
    advice: 'Install Firefox, set FIREFOX_PATH to one, or run: npx playwright install firefox',
  },
  webkit: {
    probes: {
      findChosen: () => undefined,
      findInstalled: findWebKitGtk,
      findDownloaded: () => findDownloaded(webkit),
      ...installProbes('webkit', 'webkit2gtk-driver xvfb'),
    },
    advice: 'Run npx playwright install webkit, or on Debian: apt-get install webkit2gtk-driver xvfb',
  },
}

/** Says how to start an engine, or what to do where it cannot be had. */
export function findEngine(name: EngineName): Launch | string {
  const { probes, advice } = engines[name]
  // Workers inherit the environment, so only the first process installs what is missing.
  process.env.MISSING_ENGINES ??= engineNames.filter((one) => !findBrowser(engines[one].probes)).join()
  const isMissing = process.env.MISSING_ENGINES.split(',').includes(name)
  return (isMissing ? undefined : findBrowser(probes)) ?? `${name} is not installed. ${advice}`
}

function findFirefox(paths: (string | undefined)[]): Launch | undefined {
  const path = paths.find((one) => one && existsSync(one))
  return path ? () => launchWithPuppeteer(path) : undefined
}

function findWebKitGtk(): Launch | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => listOnPath([name]).find(existsSync))
  const [browser] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser')
  return driver && display && browser ? () => launchWebKitGtk({ driver, browser, display }) : undefined
}

function findDownloaded(type: BrowserType): Launch | undefined {
  return existsSync(type.executablePath()) ? () => launchWithPlaywright(type) : undefined
}

/** Drives a build of Firefox or WebKit that Playwright has downloaded. */
async function launchWithPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch()
  return {
    openTab: async (viewport) => createPlaywrightTab(await browser.newPage({ viewport })),
    close: () => browser.close(),
  }
}

function createPlaywrightTab(page: PlaywrightPage): Tab {
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

/**
 * Drives an installed Firefox over WebDriver BiDi. Playwright has a client for that too (`channel: 'moz-firefox'`), but it
 * begins every tab with `emulation.setMediaFeaturesOverride`, which Debian's Firefox 153 does not know.
 */
async function launchWithPuppeteer(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  return {
    openTab: async (size) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(commandTimeoutMs)
      await page.setViewport(size)
      return { ...createPuppeteerTab(page), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function createPuppeteerTab(page: PuppeteerPage): Omit<Tab, 'close'> {
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

/** The mouse of Playwright and of Puppeteer. */
interface Mouse {
  move(x: number, y: number, options?: { steps: number }): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}

async function dragWith(mouse: Mouse, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 4 })
  await mouse.up()
}
