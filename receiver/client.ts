import { RefusedError } from './respond.ts'

/** Who sent a request, and to which host, as far as the proxy in front can be believed. */
export interface Client {
  address: string
  host: string
}

/** Refuses what a browser sends from another site's page. Programs other than browsers send neither header and may. */
export function checkOrigin(headers: Headers, host: string, siteUrl: string): void {
  const origin = headers.get('Origin')
  const fetchSite = headers.get('Sec-Fetch-Site')
  const isAllowed =
    origin === null
      ? fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
      : URL.parse(origin)?.host === host || origin === new URL(siteUrl).origin
  if (!isAllowed) throw new RefusedError({ code: 'wrong-origin' })
}

/** Who counts as one sender: an IPv4 address, or the /48 network of an IPv6 one, which one customer may have whole. */
export function getRateLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::', 2)
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups = [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
  return `${groups.slice(0, 3).join(':')}::/48`
}
