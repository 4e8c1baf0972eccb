import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserType, firefox, webkit } from '@playwright/test'
import { type BrowserProbes, findBrowser, installProbes, listOnPath } from '../support/find-browser.ts'
import { type Engine, type EngineName, engineNames } from './engine.ts'
import { launchFirefox } from './firefox-driver.ts'
import { launchWithPlaywright } from './playwright-driver.ts'
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
  return path ? () => launchFirefox(path) : undefined
}

function findWebKitGtk(): Launch | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => listOnPath([name]).find(existsSync))
  const [browser] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser')
  return driver && display && browser ? () => launchWebKitGtk({ driver, browser, display }) : undefined
}

function findDownloaded(type: BrowserType): Launch | undefined {
  return existsSync(type.executablePath()) ? () => launchWithPlaywright(type) : undefined
}
