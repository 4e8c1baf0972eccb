import { readFileSync, type Stats, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
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

interface SiteResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer | string
}

/** Serves a built site the way a good static host does. */
export function createSiteServer({ root, endpoint, receive }: SiteServerOptions): Server {
  const responseHeaders = buildResponseHeaders(endpoint)
  const readFile = createFileReader(resolve(root))
  // Made from the pages that exist at the start; redirects to a page that a rebuild adds need a restart.
  const redirects = new Map(listRedirects(listPages(listFiles(root))).map(({ from, to }) => [from, to]))
  // Read in advance, in case the disk is what fails.
  const serverErrorFiles = new Map(versions.map(({ suffix }) => [`/500.html${suffix}`, readFile(`/500.html${suffix}`)]))

  function respond(req: IncomingMessage): SiteResponse {
    const url = req.url ?? ''
    if (req.method !== 'GET' && req.method !== 'HEAD') return buildText(405, refusalText[405], { Allow: 'GET, HEAD' })
    if (url.length > maxUrlLength) return buildText(414, refusalText[414])
    const path = readPath(url)
    if (path === undefined) return buildText(400, refusalText[400])
    const redirectTarget = redirects.get(path)
    if (redirectTarget)
      return buildText(308, 'This page has moved.', { Location: redirectTarget + url.replace(/^[^?]*/, '') })

    const names = path === '/' ? ['/index.html'] : [path, `${path}.html`]
    for (const name of isHidden(path) ? [] : names) {
      const found = findVersion(readFile, name, req)
      if (found) return buildFile(found, chooseCacheControl(path), req)
    }
    const notFound = findVersion(readFile, '/404.html', req)
    return notFound
      ? { status: 404, headers: { ...notFound.headers, 'Cache-Control': cacheControl.other }, body: notFound.content }
      : buildText(404, 'There is no page at this URL.')
  }

  function respondToFailure(req: IncomingMessage): SiteResponse {
    const noStore = { 'Cache-Control': cacheControl.noStore }
    const page = findVersion((name) => serverErrorFiles.get(name), '/500.html', req)
    return page
      ? { status: 500, headers: { ...page.headers, ...noStore }, body: page.content }
      : buildText(500, 'Something went wrong here.', noStore)
  }

  return createServer((req, res) => {
    const [path = ''] = req.url?.split('?', 1) ?? []
    if (receive && isReceiverPath(endpoint, path)) return receive(req, res)
    let response: SiteResponse
    try {
      response = respond(req)
    } catch (error) {
      console.error(error)
      response = respondToFailure(req)
    }
    const { status, headers, body } = response
    // Node works the length out by itself, except for HEAD; a 304 has none.
    if (status !== 304) headers['Content-Length'] = Buffer.byteLength(body)
    res.writeHead(status, { ...responseHeaders, ...headers }).end(body)
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

interface SiteFile {
  content: Buffer
  etag: string
  lastModified: string
}

type ReadFile = (name: string) => SiteFile | undefined

/** More than the files of a site; those of a build that has gone are let go when there are so many. */
const maxKeptFiles = 2000

/** Reads the files of a folder, each once until it changes: however many visitors, what they are sent is there once. */
function createFileReader(root: string): ReadFile {
  const kept = new Map<string, SiteFile>()
  return (name) => {
    const path = join(root, name)
    const stats = path.startsWith(root + sep) ? readStats(path) : undefined
    if (!stats?.isFile()) return undefined
    // Not by name, because on some disks a file has many: ABOUT.HTML and about.html are one.
    const key = `${stats.ino} ${stats.size} ${stats.ctimeMs}`
    const known = kept.get(key)
    if (known) return known
    const etag = `W/"${stats.size}-${stats.mtimeMs}"`
    const file = { content: readFileSync(path), etag, lastModified: stats.mtime.toUTCString() }
    if (kept.size >= maxKeptFiles) kept.clear()
    kept.set(key, file)
    return file
  }
}

/** What is at a path; undefined where there is nothing, or nothing can be, as with a name that is too long. */
function readStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** What the build writes of a file, the smallest first. */
const versions = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
]

interface FileVersion extends SiteFile {
  headers: OutgoingHttpHeaders
}

/** The smallest version of a file that the visitor accepts. */
function findVersion(readFile: ReadFile, name: string, req: IncomingMessage): FileVersion | undefined {
  const accepted = String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(';', 1)[0]?.trim().toLowerCase())
  for (const { encoding, suffix } of versions) {
    const file = !encoding || accepted.includes(encoding) ? readFile(name + suffix) : undefined
    if (!file) continue
    const headers: OutgoingHttpHeaders = {
      'Content-Type': chooseContentType(extname(name).slice(1)),
      Vary: 'Accept-Encoding',
    }
    if (encoding) headers['Content-Encoding'] = encoding
    return { ...file, headers }
  }
  return undefined
}

/** A file, or that the visitor has it. A range is not cut out of it, since files are small. */
function buildFile(
  { content, etag, lastModified, ...file }: FileVersion,
  cache: string,
  req: IncomingMessage,
): SiteResponse {
  const headers = { ...file.headers, 'Cache-Control': cache, ETag: etag, 'Last-Modified': lastModified }
  if (req.headers['if-none-match'] === etag) return { status: 304, headers, body: '' }
  return { status: 200, headers, body: content }
}

function buildText(status: number, body: string, headers: OutgoingHttpHeaders = {}): SiteResponse {
  const common = { 'Content-Type': chooseContentType('txt'), 'Cache-Control': cacheControl.other }
  return { status, headers: { ...common, ...headers }, body }
}
