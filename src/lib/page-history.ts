import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const importedPath = /(?:from|import)\s*'(\.[^']+)'/g

/** A file and every file it is made from, as far as they lie in the given folders, named from the root. */
export function listSources(entry: string, folders: readonly string[], root = process.cwd()): string[] {
  const sources = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const isCounted = folders.some((folder) => file?.startsWith(folder))
    if (sources.has(file) || !isCounted || !existsSync(join(root, file))) continue
    sources.add(file)
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(importedPath)) {
      waiting.push(posix.join(posix.dirname(file), path))
    }
  }
  return [...sources]
}

/**
 * When the words and drawings of a page last changed, from the history of its files. Nothing where the history does
 * not know: without git, in a shallow clone, or while one of the files has changes that are not committed.
 */
export function readLastChange(entry: string, folders: readonly string[], root = process.cwd()): string | undefined {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const sources = listSources(entry, folders, root)
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
    if (git('status', '--porcelain', '--', ...sources) !== '') return undefined
    return git('log', '-1', '--format=%cI', '--', ...sources) || undefined
  } catch {
    return undefined
  }
}
