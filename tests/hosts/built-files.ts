import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../hosting/built-site.ts'
import { buildResponseHeaders, isHidden } from '../../hosting/rules.ts'
import { pages } from '../../src/content/pages.ts'
import { type EstimateEndpoint, readEstimateEndpoint } from '../../src/form/endpoint.ts'

export const root = 'dist'

/** The headers of every response, by their names as Node reads them. */
export function listResponseHeaders(endpoint: EstimateEndpoint | undefined): Record<string, string> {
  const headers = Object.entries(buildResponseHeaders(endpoint))
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

/** The site is built and tested with the same environment. */
export const responseHeaders = listResponseHeaders(readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT))

export const pagePaths: string[] = Object.values(pages).map(({ path }) => path)

/** A page that is there and cannot be read, in what the servers serve. */
export const unreadablePath = '/unreadable'

const builtFiles = listFiles(root)

/** Every file that has a URL of its own and is no page. */
export const filePaths: string[] = builtFiles
  .map((file) => `/${file}`)
  .filter((path) => !path.endsWith('.html') && !isHidden(path))

export function hasCompressedFile(path: string): boolean {
  return builtFiles.includes(`${path.slice(1)}.br`)
}

/** One file of a kind that has been compressed. */
export function findCompressed(extension: string): string {
  const found = filePaths.find((path) => path.endsWith(`.${extension}`) && hasCompressedFile(path))
  if (!found) throw new Error(`The build has no compressed .${extension} file`)
  return found
}

export function readPage(path: string): Buffer {
  return readFileSync(join(root, path === '/' ? 'index.html' : `${path}.html`))
}

export function readBuilt(path: string): Buffer {
  return readFileSync(join(root, path))
}
