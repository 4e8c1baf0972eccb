import type { IncomingMessage } from 'node:http'

/**
 * Removes a Range header that sirv would misread (several ranges, `bytes=-500`, `bytes=9-2`, `bytes=0-0`, other units,
 * If-Range, or a method other than GET); a server may ignore Range.
 */
export function dropUnsupportedRange(req: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? []
  const isOrdered = end === '' || (Number(end) > 0 && Number(start) <= Number(end))
  if (start === undefined || !isOrdered || req.method !== 'GET' || req.headers['if-range']) delete req.headers.range
}

/** Drops encodings that a visitor refuses with `q=0`, since sirv only looks for their names. */
export function dropRefusedEncodings(req: IncomingMessage): void {
  const accepted = String(req.headers['accept-encoding'] ?? '').split(',')
  req.headers['accept-encoding'] = accepted.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join(',')
}
