import { refusedPath } from './rules.ts'

const refused = new RegExp(refusedPath)

/** The decoded path of a request, or undefined if the path is malformed or suspicious. */
export function readPath(url: string): string | undefined {
  const [escaped = ''] = url.split('?', 1)
  return escaped.startsWith('/') && !refused.test(escaped) ? decodePath(escaped) : undefined
}

function decodePath(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
