import { RefusedError } from './refused-error.ts'

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
