import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { chooseContentType } from '../hosting/media-types.ts'
import { cacheControl, everyAnswerHeaders } from '../hosting/rules.ts'

const files = [
  { name: '500.html.br', encoding: 'br' },
  { name: '500.html.gz', encoding: 'gzip' },
  { name: '500.html', encoding: '' },
]

/** Returns what answers a request with the 500 page. It is read ahead, since the disk may be what fails. */
export function prepareServerError(root: string): (req: IncomingMessage, res: ServerResponse) => void {
  const versions = files
    .map(({ name, encoding }) => ({ encoding, path: join(root, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ encoding, path }) => ({ encoding, body: readFileSync(path) }))

  return (req, res) => {
    const accepted = String(req.headers['accept-encoding'])
    const version = versions.find(({ encoding }) => accepted.includes(encoding))
    const body = version?.body ?? Buffer.from('Something went wrong here.')
    // What was said of the file that failed is not true of this page.
    for (const name of res.getHeaderNames()) res.removeHeader(name)
    for (const [name, value] of Object.entries(everyAnswerHeaders)) res.setHeader(name, value)
    if (version?.encoding) res.setHeader('Content-Encoding', version.encoding)
    res.setHeader('Content-Type', chooseContentType(version ? 'html' : 'txt'))
    res.setHeader('Content-Length', body.length)
    res.setHeader('Cache-Control', cacheControl.serverError)
    res.setHeader('Vary', 'Accept-Encoding')
    res.statusCode = 500
    res.end(body)
  }
}
