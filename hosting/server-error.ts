import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { chooseContentType } from './media-types.ts'
import { cacheControl } from './rules.ts'

const files = [
  { name: '500.html.br', encoding: 'br' },
  { name: '500.html.gz', encoding: 'gzip' },
  { name: '500.html', encoding: '' },
]

/** Returns what responds to a request with the 500 page. The page is read in advance, in case the disk is what fails. */
export function prepareServerError(
  root: string,
  responseHeaders: Readonly<Record<string, string>>,
): (req: IncomingMessage, res: ServerResponse) => void {
  const versions = files
    .map(({ name, encoding }) => ({ encoding, path: join(root, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ encoding, path }) => ({ encoding, body: readFileSync(path) }))

  return (req, res) => {
    const accepted = String(req.headers['accept-encoding'])
    const version = versions.find(({ encoding }) => accepted.includes(encoding))
    const body = version?.body ?? Buffer.from('Something went wrong here.')
    // Removes the headers of the file that failed.
    for (const name of res.getHeaderNames()) res.removeHeader(name)
    for (const [name, value] of Object.entries(responseHeaders)) res.setHeader(name, value)
    if (version?.encoding) res.setHeader('Content-Encoding', version.encoding)
    res.setHeader('Content-Type', chooseContentType(version ? 'html' : 'txt'))
    res.setHeader('Content-Length', body.length)
    res.setHeader('Cache-Control', cacheControl.noStore)
    res.setHeader('Vary', 'Accept-Encoding')
    res.statusCode = 500
    res.end(body)
  }
}
