import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildSettings,
  buildSources,
  hashSources,
  isBuilt,
  listPages,
  listRedirects,
  writeBuildRecord,
} from './built-site.ts'

test('the pages of a site are its HTML files but for the error pages', () => {
  const files = ['404.html', '500.html', 'about.html', 'index.html', 'robots.txt', 'services/fogging.html']
  expect(listPages(files)).toEqual(['/about', '/', '/services/fogging'])
})

test('a page has three other names, the home page those of its file', () => {
  expect(listRedirects(['/', '/about'], {})).toEqual([
    { from: '/index', to: '/' },
    { from: '/index/', to: '/' },
    { from: '/index.html', to: '/' },
    { from: '/index.html/', to: '/' },
    { from: '/about/', to: '/about' },
    { from: '/about.html', to: '/about' },
    { from: '/about.html/', to: '/about' },
  ])
})

test('an old URL redirects to where its page has moved', () => {
  expect(listRedirects([], { '/prices': '/services' })).toEqual([{ from: '/prices', to: '/services' }])
})

const env = { SITE_URL: 'https://www.site.example' }

function writeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-record-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['src/pages', 'dist/_astro']) mkdirSync(join(folder, path), { recursive: true })
  for (const file of ['astro.config.ts', 'src/pages/index.astro', 'dist/index.html', 'dist/_astro/form.js']) {
    writeFileSync(join(folder, file), file)
  }
  writeBuildRecord(folder, hashSources(folder, env))
  return folder
}

test('a site that was built from this code with these settings is built', () => {
  const folder = writeProject()
  expect(isBuilt(folder, env)).toBe(true)
  expect(isBuilt(folder, { ...env, PORT: '80', ESTIMATE_ENDPOINT: '' })).toBe(true)
})

test.each<[string, (folder: string) => void]>([
  ['a file is changed', (folder) => writeFileSync(join(folder, 'src/pages/index.astro'), 'SRC/pages/index.astro')],
  ['a file is new', (folder) => writeFileSync(join(folder, 'src/pages/about.astro'), '')],
  ['a file is gone', (folder) => rmSync(join(folder, 'src/pages/index.astro'))],
  ['there is no site', (folder) => rmSync(join(folder, 'dist'), { recursive: true })],
  ['a file of the site is gone', (folder) => rmSync(join(folder, 'dist/_astro/form.js'))],
  ['a file of the site is another', (folder) => writeFileSync(join(folder, 'dist/index.html'), 'another')],
  ['there is no record', (folder) => rmSync(join(folder, '.astro'), { recursive: true })],
])('where %s, it is not', (_case, change) => {
  const folder = writeProject()
  change(folder)
  expect(isBuilt(folder, env)).toBe(false)
})

test.each(buildSettings)('where %s is another, it is not', (name) => {
  expect(isBuilt(writeProject(), { ...env, [name]: '/another' })).toBe(false)
})

test('no setting that the build reads is forgotten', () => {
  const patterns = buildSources.map((name) => (name.includes('.') ? name : `${name}/**/*.{ts,tsx,astro}`))
  const files = globSync(patterns)
  const read = files.filter((file) => !/\.test\./.test(file)).map((file) => readFileSync(file, 'utf8'))
  const names = read.flatMap((text) => [...text.matchAll(/\benv\.([A-Z]\w+)/g)].map(([, name]) => name))
  expect([...new Set(names)].sort()).toEqual(buildSettings)
})
