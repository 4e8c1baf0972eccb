import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

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
export const buildSettings = ['ESTIMATE_ENDPOINT', 'RECEIVER_ADDRESS', 'SITE_URL']

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
  for (const path of paths.flatMap(listFiles).sort()) {
    const content = readFileSync(path)
    hash.update(`\n${relative(folder, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
