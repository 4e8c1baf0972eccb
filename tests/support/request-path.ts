import { once } from 'node:events'
import { symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface SiteResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

// node:http sends the path as it is written, where fetch would tidy it first.
export async function requestPath(
  { port }: { port: number },
  path: string,
  options: RequestOptions = {},
): Promise<SiteResponse> {
  const outgoing = request({ host: '127.0.0.1', port, path, ...options }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(await response.toArray()) }
}

export function decompress({ headers, body }: Pick<SiteResponse, 'headers' | 'body'>): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** Root can read every file on disk, so this links to a kernel file that is write-only. */
const writeOnly = '/proc/sys/vm/compact_memory'

/** Adds a file that exists and that no server can read. */
export function addUnreadableFile(path: string): void {
  if (process.getuid?.() === 0) symlinkSync(writeOnly, path)
  else writeFileSync(path, 'Not to be read.', { mode: 0 })
}
