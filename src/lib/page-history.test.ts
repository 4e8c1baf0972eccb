import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources, readLastChange } from './page-history.ts'

const entry = 'src/pages/about.astro'
const folders = ['src/pages/', 'src/content/']

function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'page-history-'))
  for (const folder of ['src/pages', 'src/content', 'src/lib']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, entry), "---\nimport { about } from '../content/about.ts'\nimport '../lib/x.ts'\n---\n")
  writeFileSync(join(root, 'src/content/about.ts'), "export { name } from './business.ts'\n")
  writeFileSync(join(root, 'src/content/business.ts'), "import './about.ts'\n")
  writeFileSync(join(root, 'src/lib/x.ts'), '\n')
  return root
}

function git(root: string, ...parameters: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
    cwd: root,
    stdio: 'ignore',
  })
}

function commitAll(root: string, date: string): void {
  git(root, 'add', '-A')
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', date], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  })
}

test('a page is made from its own files and what they import, in the folders that count', () => {
  const root = makeSite()
  expect(listSources(entry, folders, root).toSorted()).toEqual([
    'src/content/about.ts',
    'src/content/business.ts',
    'src/pages/about.astro',
  ])
})

test('its last change is that of its youngest file, and no other file moves it', () => {
  const root = makeSite()
  git(root, 'init', '-q')
  commitAll(root, '2026-01-02T03:04:05+00:00')
  writeFileSync(join(root, 'src/content/business.ts'), '// new\n')
  commitAll(root, '2026-02-03T04:05:06+00:00')
  writeFileSync(join(root, 'src/lib/x.ts'), '// new\n')
  commitAll(root, '2026-03-04T05:06:07+00:00')
  expect(Date.parse(readLastChange(entry, folders, root) ?? '')).toBe(Date.parse('2026-02-03T04:05:06Z'))
})

test('there is none where the history does not know', () => {
  const root = makeSite()
  expect(readLastChange(entry, folders, root)).toBeUndefined()
  git(root, 'init', '-q')
  expect(readLastChange(entry, folders, root)).toBeUndefined()
  commitAll(root, '2026-01-02T03:04:05+00:00')
  const clone = mkdtempSync(join(tmpdir(), 'page-history-'))
  git(clone, 'clone', '-q', '--depth=1', `file://${root}`, '.')
  expect(readLastChange(entry, folders, clone)).toBeUndefined()
  writeFileSync(join(root, 'src/content/about.ts'), '// not committed\n')
  expect(readLastChange(entry, folders, root)).toBeUndefined()
})
