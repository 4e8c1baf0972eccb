import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface BrowserProbes {
  findChosen(): string | undefined
  findInstalled(): string | undefined
  findDownloaded(): string | undefined
  download(): void
  canInstallFromDebian(): boolean
  installFromDebian(): void
}

const advice = 'No browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.'

/** Finds the Chromium to test with. An installed browser is preferred to a download. */
export function findBrowser(probes: BrowserProbes = machineProbes): string {
  const present = probes.findChosen() ?? probes.findInstalled() ?? probes.findDownloaded()
  if (present) return present

  probes.download()
  const downloaded = probes.findDownloaded()
  if (downloaded) return downloaded

  if (probes.canInstallFromDebian()) probes.installFromDebian()
  const installed = probes.findInstalled()
  if (installed) return installed
  throw new Error(advice)
}

const machineProbes: BrowserProbes = {
  findChosen: () => process.env.CHROME_PATH || undefined,
  findInstalled: () => listUsualPlaces().find(isRunnable),
  findDownloaded: () => [chromium.executablePath()].find(isRunnable),
  download: () => run('npx playwright install chromium'),
  canInstallFromDebian: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  installFromDebian: () => run('apt-get update -qq && apt-get install -y -qq chromium'),
}

function listUsualPlaces(): string[] {
  const { PATH = '', HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
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
