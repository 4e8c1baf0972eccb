/** The decoded path of a request, or undefined for one that no honest link contains. */
export function readPath(url: string): string | undefined {
  const [escaped = ''] = url.split('?', 1)
  if (!escaped.startsWith('/') || /#|%2f/i.test(escaped)) return undefined
  const path = decodePath(escaped)
  if (path === undefined || /[\\\p{Cc}]/u.test(path) || path.split('/').includes('..')) return undefined
  return path
}

function decodePath(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}

/** Where `/about/`, `/about.html` and `/index` would rather be asked for. */
export function cleanPath(path: string): string {
  return (
    path
      .replace(/\/$/, '')
      .replace(/(?<=[^/])\.html$/, '')
      .replace(/\/index$/, '') || '/'
  )
}

/** True for what may lie in the output but is no address of its own: dotfiles, compressed siblings, doubled slashes. */
export function isHidden(path: string): boolean {
  if (path === '/') return false
  const segments = path.slice(1).split('/')
  // RFC 8615 gives this one dotted folder an address.
  if (segments[0] === '.well-known') segments.shift()
  return segments.some((segment) => segment === '' || segment.startsWith('.')) || /\.(br|gz)$/.test(path)
}
