import { existsSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { chooseCacheControl, everyResponseHeaders } from './headers.ts'
import { cleanPath, isHidden, readPath } from './read-path.ts'
import { dropRefusedEncodings, keepUsableRange } from './request-headers.ts'
import { textTypes } from './text-types.ts'

const longestUrl = 2048

/** Serves a built site the way a good static host does. */
export function createSiteServer({ root }: { root: string }): Server {
  // `dev` looks each file up when it is asked for, so that a rebuild under a running server is served whole.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: addTypeOf,
  })

  function answer(req: IncomingMessage, res: ServerResponse) {
    const url = req.url ?? ''
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return sendText(res, 405, 'Only GET and HEAD are answered here.')
    }
    if (url.length > longestUrl) return sendText(res, 414, 'That address is too long.')
    const path = readPath(url)
    if (path === undefined) return sendText(res, 400, 'That address is not valid.')

    const clean = cleanPath(path)
    if (clean !== path && !isHidden(clean) && hasPage(clean)) return redirect(res, clean, url)
    if (path === '/404' || isHidden(path)) return sendNotFound(req, res)

    // sirv leaves these out of a 304. The ETag it compares is the visitor's own; addTypeOf drops it from other answers.
    res.setHeader('Cache-Control', chooseCacheControl(path))
    res.setHeader('Vary', 'Accept-Encoding')
    res.setHeader('ETag', req.headers['if-none-match'] ?? '')
    serveFile(req, res, () => sendNotFound(req, res))
  }

  function hasPage(path: string): boolean {
    return existsSync(join(root, path === '/' ? 'index.html' : `${path}.html`))
  }

  function sendNotFound(req: IncomingMessage, res: ServerResponse): void {
    delete req.headers['if-none-match']
    delete req.headers.range
    req.url = '/404'
    res.removeHeader('ETag')
    res.setHeader('Cache-Control', 'no-cache')
    // sirv answers 200 for every file it finds.
    const writeHead = res.writeHead.bind(res)
    res.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers as OutgoingHttpHeaders)
    serveFile(req, res, () => sendText(res, 404, 'There is no page at this address.'))
  }

  return createServer((req, res) => {
    for (const [name, value] of Object.entries(everyResponseHeaders)) res.setHeader(name, value)
    keepUsableRange(req)
    dropRefusedEncodings(req)
    closeFileWithResponse(res)
    try {
      answer(req, res)
    } catch (error) {
      console.error(error)
      if (res.headersSent) res.destroy()
      else sendText(res, 500, 'Something went wrong here.')
    }
  })
}

function addTypeOf(res: ServerResponse, path: string): void {
  res.removeHeader('ETag')
  const type = textTypes[extname(path).slice(1) || 'html']
  if (type) res.setHeader('Content-Type', type)
}

function redirect(res: ServerResponse, path: string, url: string): void {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  res.setHeader('Location', path.split('/').map(encodeURIComponent).join('/') + query)
  sendText(res, 308, 'This page has moved.')
}

function sendText(res: ServerResponse, status: number, message: string): void {
  res.statusCode = status
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  // Node works the length out by itself, except for HEAD.
  res.setHeader('Content-Length', Buffer.byteLength(message))
  res.end(message)
}

// sirv pipes files without listening for errors, and a visitor who leaves half way would keep the file open.
function closeFileWithResponse(res: ServerResponse): void {
  res.on('pipe', (file: Readable) => {
    file.on('error', () => res.destroy())
    res.on('close', () => file.destroy())
  })
}
