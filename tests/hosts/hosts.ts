import { inject } from 'vitest'
import type { Host, HostName } from './start-hosts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    hosts: Host[]
  }
}

export const allHosts: Host[] = inject('hosts')

/** The hosts that could be started here. */
export const hosts = allHosts.filter((host) => 'port' in host)

/** Where a host differs from the others and cannot be configured otherwise. All else is the same on every host. */
const differences = {
  Cloudflare: {
    normalizesUrls:
      'it mends doubled slashes, dots and backslashes where others refuse them, and stays on the same host',
    takesLongUrls: 'files alone have no limit of ours for a URL; one that leads nowhere gets the 404 page',
    cachesByUrlAlone:
      'a missing file under a hashed folder may be cached for a year too; a deployment is whole before anybody sees it',
    showsErrorPages: 'the 404 and the 500 page are pages like the others when they are asked for by their names',
    sendsCacheControlForFilesOnly: 'a response that is no file has no Cache-Control',
    omitsAllowHeader: 'its 405 has no Allow',
    compressesAtTheEdge:
      'its edge chooses the encoding and says Vary; the runtime on loopback takes the first encoding it is offered',
    revalidatesNotFound: 'who has the 404 page is told 304 for any missing URL, without a body',
    sendsItsOwnErrors:
      'files alone, without a Worker of ours, name a page for 404 and none for 5xx; its paid plans have custom error rules',
  },
  Caddy: {
    refusesBeforeRules:
      'Go refuses a broken escape before the Caddyfile is asked, so that response has no headers of ours',
  },
} satisfies Partial<Record<HostName, Record<string, string>>>

type Differences = typeof differences
type Difference = { [Name in keyof Differences]: keyof Differences[Name] }[keyof Differences]

export function differs(host: HostName, difference: Difference): boolean {
  return host in differences && difference in differences[host as keyof Differences]
}
