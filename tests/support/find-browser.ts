import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface BrowserProbes<Found> {
  findChosen(): Found | undefined
  findInstalled(): Found | undefined
  findDownloaded(): Found | undefined
  download(): void
  canInstallFromDebian(): boolean
  installFromDebian(): void
}

/** Finds a browser to test with. An installed one is preferred to one that Playwright downloads. */
export function findBrowser<Found>(probes: BrowserProbes<Found>): Found | undefined {
  const present = probes.findChosen() ?? probes.findInstalled() ?? probes.findDownloaded()
  if (present) return present

  probes.download()
  const downloaded = probes.findDownloaded()
  if (downloaded) return downloaded

  if (probes.canInstallFromDebian()) probes.installFromDebian()
  return probes.findInstalled()
}

/** The steps that are the same for every browser. */
export function installProbes(playwrightName: string, debianPackages: string) {
  return {
    download: () => run(`npx playwright install ${playwrightName}`),
    canInstallFromDebian: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    installFromDebian: () =>
      run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackages}`),
  }
}

/** Finds the Chromium to test with. */
function findChromium(): string {
  const path = findBrowser({
    findChosen: () => process.env.CHROME_PATH || undefined,
    findInstalled: () => listUsualPlaces().find(isRunnable),
    findDownloaded: () => [chromium.executablePath()].find(isRunnable),
    ...installProbes('chromium', 'chromium'),
  })
  if (!path) throw new Error('No browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.')
  return path
}

/** Finds the build of Chromium without a window, which takes half the time. Where there is none, Chromium itself. */
function findHeadlessShell(): string {
  return listOnPath(['chromium-headless-shell']).find(isRunnable) ?? findChromium()
}

export function listOnPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function listUsualPlaces(): string[] {
  const { HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env
  const onPath = listOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  const onMac = ['/Applications', join(HOME, 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ])
  const programFolders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA]
  const onWindows = programFolders.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'))
  return { darwin: onMac, win32: onWindows }[process.platform as string] ?? onPath
}

// Asking for the version shows up Ubuntu's stand-in for its snap, and a download that lacks system libraries.
// Chrome for Windows would open a window instead.
function isRunnable(path: string): boolean {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
}

const commonArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fetches lazy pictures as early as on a 4G connection. Where it does not know its connection it would fetch more.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/** Phones and Macs do not hint fonts. */
const withoutHinting = '--font-render-hinting=none'

/** Too little memory for pixels, so it lays pages out and draws nothing, which takes half of the time. Nobody looks. */
const withoutPixels = '--force-gpu-mem-available-mb=1'

interface ChromiumOptions {
  executablePath: string
  args: string[]
}

// Workers read the configuration too. They inherit the environment, so each search runs once.

/** How the tests and the screenshots start Chromium. */
export function chooseLaunchOptions(): ChromiumOptions {
  process.env.CHROME_PATH ||= findChromium()
  return { executablePath: process.env.CHROME_PATH, args: listArguments() }
}

/** With the back/forward cache, which visitors have and Playwright disables. */
export function chooseBackForwardCache(): ChromiumOptions & { ignoreDefaultArgs: string[] } {
  return { ...chooseLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
}

/** How the tests start Chromium where they need no more of it than a page. */
export function chooseHeadlessShell(): ChromiumOptions {
  const { executablePath, args } = chooseDrawingHeadlessShell()
  return { executablePath, args: [...args, withoutPixels] }
}

/**
 * How the benchmark and the tests of pixels start it: on two cores the interface of a whole Chromium takes as much time as a
 * page.
 */
export function chooseDrawingHeadlessShell(): ChromiumOptions {
  process.env.HEADLESS_SHELL_PATH ||= findHeadlessShell()
  return { executablePath: process.env.HEADLESS_SHELL_PATH, args: [...listArguments(), withoutHinting] }
}

function listArguments(): string[] {
  // Chromium's sandbox refuses to start as root, which is who containers run as.
  const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [...commonArguments, ...sandboxArguments]
}
