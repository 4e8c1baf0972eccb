import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pagesWithoutUrl, redirects } from './rules.ts'

/** The paths of all files of a built site, from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The URL paths of the pages among these files. The error pages and the receiver's pages have none. */
export function listPages(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !pagesWithoutUrl.includes(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}

export interface Redirect {
  from: string
  to: string
}

/** Every URL that redirects to a page. Hosts redirect from these alone, and from no pattern. */
export function listRedirects(
  pages: string[],
  customRedirects: Readonly<Record<string, string>> = redirects,
): Redirect[] {
  const otherNames = pages.flatMap((page) => listOtherNames(page).map((from) => ({ from, to: encodeURI(page) })))
  return [...otherNames, ...Object.entries(customRedirects).map(([from, to]) => ({ from, to }))]
}

function listOtherNames(page: string): string[] {
  const file = page === '/' ? '/index' : page
  return [...(page === '/' ? [file] : []), `${file}/`, `${file}.html`, `${file}.html/`]
}

/** The files and folders that a build reads. */
export const buildSources = [
  'astro.config.ts',
  'hosting',
  'integrations',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.json',
]

/** The settings that a build reads. */
export const buildSettings = ['COUNT_CONTACTS', 'ESTIMATE_ENDPOINT', 'RECEIVER_ADDRESS', 'SITE_URL']

/** Whether the site in dist/ is what a build of this code with these settings has written. */
export function isBuilt(folder: string, env: NodeJS.ProcessEnv): boolean {
  const file = locateRecord(folder)
  return existsSync(file) && readFileSync(file, 'utf8') === describeBuild(folder, hashSources(folder, env))
}

/** Keeps a record of what the site in dist/ was built from, for `isBuilt`. */
export function writeBuildRecord(folder: string, sourcesHash: string): void {
  const file = locateRecord(folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, describeBuild(folder, sourcesHash))
}

export function removeBuildRecord(folder: string): void {
  rmSync(locateRecord(folder), { force: true })
}

export function hashSources(folder: string, env: NodeJS.ProcessEnv): string {
  const settings = buildSettings.map((name) => `${name}=${env[name] ?? ''}`).join('\n')
  return hashFiles(folder, buildSources, settings)
}

function describeBuild(folder: string, sourcesHash: string): string {
  return `sources ${sourcesHash}\nsite ${hashFiles(folder, ['dist'])}\n`
}

function locateRecord(folder: string): string {
  return join(folder, '.astro/build-record.txt')
}

/** One hash of the names and the contents of files and of all that is in folders. */
function hashFiles(folder: string, names: readonly string[], first = ''): string {
  const hash = createHash('sha256').update(first)
  const paths = names.map((name) => join(folder, name)).filter((path) => existsSync(path))
  for (const path of paths.flatMap(listFilesBelow).sort()) {
    const content = readFileSync(path)
    hash.update(`\n${relative(folder, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function listFilesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
