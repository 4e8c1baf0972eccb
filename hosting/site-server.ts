import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import sirv from 'sirv'
import { type EstimateEndpoint, isReceiverPath } from '../src/form/endpoint.ts'
import { listFiles, listPages, listRedirects } from './built-site.ts'
import {
  buildResponseHeaders,
  cacheControl,
  chooseCacheControl,
  chooseContentType,
  isHidden,
  maxUrlLength,
  refusalText,
  refusedPath,
} from './rules.ts'

interface SiteServerOptions {
  root: string
  /** Where the form of the site sends its requests, if it does. */
  endpoint?: EstimateEndpoint | undefined
  /** Responds to what is sent to the endpoint, where that is a path of the site. */
  receive?: RequestListener | undefined
}

/** Serves a built site the way a good static host does. */
export function createSiteServer({ root, endpoint, receive }: SiteServerOptions): Server {
  const responseHeaders = buildResponseHeaders(endpoint)
  // `dev` looks each file up when it is asked for, so that a rebuild under a running server is served whole.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: setFileHeaders,
  })
  // Made from the pages that exist at the start; redirects to a page that a rebuild adds need a restart.
  const redirects = new Map(listRedirects(listPages(listFiles(root))).map(({ from, to }) => [from, to]))
  const sendServerError = prepareServerError(root, responseHeaders)

  function respond(req: IncomingMessage, res: ServerResponse) {
    const url = req.url ?? ''
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return refuse(res, 405)
    }
    if (url.length > maxUrlLength) return refuse(res, 414)
    const path = readPath(url)
    if (path === undefined) return refuse(res, 400)

    const movedTo = redirects.get(path)
    if (movedTo) return redirect(res, movedTo, url)
    if (isHidden(path)) return sendNotFound(req, res)

    // sirv sends a 304 without these. A 304 means that the file has the visitor's ETag; other responses lose it again.
    res.setHeader('Cache-Control', chooseCacheControl(path))
    res.setHeader('Vary', 'Accept-Encoding')
    res.setHeader('ETag', req.headers['if-none-match'] ?? '')
    serveFile(req, res, () => sendNotFound(req, res))
  }

  function sendNotFound(req: IncomingMessage, res: ServerResponse): void {
    delete req.headers['if-none-match']
    delete req.headers.range
    req.url = '/404'
    res.removeHeader('ETag')
    res.setHeader('Cache-Control', cacheControl.other)
    res.statusCode = 404
    serveFile(req, res, () => sendText(res, 404, 'There is no page at this URL.'))
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    console.error(error)
    if (res.headersSent) res.destroy()
    else sendServerError(req, res)
  }

  return createServer((req, res) => {
    const [path = ''] = req.url?.split('?', 1) ?? []
    if (receive && isReceiverPath(endpoint, path)) return receive(req, res)
    for (const [name, value] of Object.entries(responseHeaders)) res.setHeader(name, value)
    res.setHeader('Cache-Control', cacheControl.other)
    dropUnsupportedRange(req)
    dropRefusedEncodings(req)
    holdHead(res)
    closeFileWithResponse(res, (error) => fail(req, res, error))
    try {
      respond(req, res)
    } catch (error) {
      fail(req, res, error)
    }
  })
}

const refused = new RegExp(refusedPath)

/** The decoded path of a URL, or undefined if the path is malformed or suspicious. */
function readPath(url: string): string | undefined {
  const [escaped = ''] = url.split('?', 1)
  if (!escaped.startsWith('/') || refused.test(escaped)) return undefined
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}

/**
 * Removes a Range header that sirv would misread (several ranges, `bytes=-500`, `bytes=9-2`, `bytes=0-0`, other units,
 * If-Range, or a method other than GET); a server may ignore Range.
 */
function dropUnsupportedRange(req: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? []
  const isOrdered = end === '' || (Number(end) > 0 && Number(start) <= Number(end))
  if (start === undefined || !isOrdered || req.method !== 'GET' || req.headers['if-range']) delete req.headers.range
}

/** Drops encodings that a visitor refuses with `q=0`, since sirv only looks for their names. */
function dropRefusedEncodings(req: IncomingMessage): void {
  const accepted = String(req.headers['accept-encoding'] ?? '').split(',')
  req.headers['accept-encoding'] = accepted.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join(',')
}

function setFileHeaders(res: ServerResponse, path: string): void {
  res.removeHeader('ETag')
  res.setHeader('Content-Type', chooseContentType(extname(path).slice(1) || 'html'))
}

function redirect(res: ServerResponse, location: string, url: string): void {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  res.setHeader('Location', location + query)
  sendText(res, 308, 'This page has moved.')
}

function refuse(res: ServerResponse, status: keyof typeof refusalText): void {
  sendText(res, status, refusalText[status])
}

function sendText(res: ServerResponse, status: number, message: string): void {
  res.statusCode = status
  res.setHeader('Content-Type', chooseContentType('txt'))
  // Node works the length out by itself, except for HEAD.
  res.setHeader('Content-Length', Buffer.byteLength(message))
  res.end(message)
}

// sirv writes the head of a response before it has opened the file. Held back until the first byte, the head can still
// become that of the 500 page.
function holdHead(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res)
  res.writeHead = (status: number, headers?: unknown) => {
    if (!headers) return writeHead(status)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    // sirv sends every file with status 200, including the 404 page.
    if (res.statusCode !== 404) res.statusCode = status
    return res
  }
}

// sirv pipes a file without handling errors. This handles them, closes the file when the visitor leaves, and sends no
// more than Content-Length, because a rebuild may make the file longer meanwhile.
function closeFileWithResponse(res: ServerResponse, onError: (error: Error) => void): void {
  res.once('pipe', (file: Readable) => {
    file.unpipe(res)
    const sent = Readable.from(takeBytes(file, Number(res.getHeader('Content-Length'))))
    sent.on('error', onError)
    res.on('close', () => sent.destroy())
    sent.pipe(res)
  })
}

async function* takeBytes(source: Readable, length: number): AsyncGenerator<Buffer> {
  let left = length
  for await (const chunk of source as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

const serverErrorFiles = [
  { name: '500.html.br', encoding: 'br' },
  { name: '500.html.gz', encoding: 'gzip' },
  { name: '500.html', encoding: '' },
]

/** Returns what responds with the 500 page. The page is read in advance, in case the disk is what fails. */
function prepareServerError(root: string, responseHeaders: Readonly<Record<string, string>>) {
  const versions = serverErrorFiles
    .map(({ name, encoding }) => ({ encoding, path: join(root, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ encoding, path }) => ({ encoding, body: readFileSync(path) }))

  return (req: IncomingMessage, res: ServerResponse): void => {
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
