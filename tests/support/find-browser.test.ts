import { expect, test } from 'vitest'
import { type BrowserProbes, findBrowser } from './find-browser.ts'

interface Machine {
  chosen?: string
  installed?: string
  downloaded?: string
  downloadBrings?: string
  debianBrings?: string
  isDebianRoot?: boolean
}

function probe(machine: Machine): BrowserProbes<string> & { steps: string[] } {
  const steps: string[] = []
  return {
    steps,
    findChosen: () => machine.chosen,
    findInstalled: () => machine.installed ?? (steps.includes('apt-get') ? machine.debianBrings : undefined),
    findDownloaded: () => machine.downloaded ?? (steps.includes('download') ? machine.downloadBrings : undefined),
    download: () => steps.push('download'),
    canInstallFromDebian: () => machine.isDebianRoot ?? false,
    installFromDebian: () => steps.push('apt-get'),
  }
}

const fetchable = { downloadBrings: '/fetched/chrome', debianBrings: '/usr/bin/chromium', isDebianRoot: true }
const present = { ...fetchable, installed: '/opt/chrome', downloaded: '/cache/chrome' }

test.each<[string, Machine, string, string[]]>([
  ['the chosen one before all', { ...present, chosen: '/mine' }, '/mine', []],
  ['an installed one before a downloaded one', present, '/opt/chrome', []],
  ['a downloaded one before fetching', { ...fetchable, downloaded: '/cache/chrome' }, '/cache/chrome', []],
  ['a fetched one when there is none', fetchable, '/fetched/chrome', ['download']],
  [
    "Debian's last",
    { debianBrings: '/usr/bin/chromium', isDebianRoot: true },
    '/usr/bin/chromium',
    ['download', 'apt-get'],
  ],
])('it takes %s', (_case, machine, path, steps) => {
  const probes = probe(machine)
  expect(findBrowser(probes)).toBe(path)
  expect(probes.steps).toEqual(steps)
})

test.each<[string, Machine, string[]]>([
  ['it may not install from Debian', { debianBrings: '/usr/bin/chromium' }, ['download']],
  ['Debian has none either', { isDebianRoot: true }, ['download', 'apt-get']],
])('it finds none when %s', (_case, machine, steps) => {
  const probes = probe(machine)
  expect(findBrowser(probes)).toBeUndefined()
  expect(probes.steps).toEqual(steps)
})
