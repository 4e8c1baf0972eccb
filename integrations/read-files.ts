import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts of a folder's files by their paths, in a fixed order, so that a build of the same pages is the same build. */
export async function readFiles(folder: string, pattern: string): Promise<Map<string, string>> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort().map((name) => join(folder, name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
}
