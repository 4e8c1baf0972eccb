import type { HostName } from './host.ts'

interface Difference {
  hosts: HostName[]
  why: string
}

/** What a host does in its own way and cannot be told otherwise. Whatever is not named here is the same on all. */
const differences = {
  tidiesAddresses: {
    hosts: ['Cloudflare'],
    why: 'it mends doubled slashes, dots and backslashes where others refuse them, and stays on the same host',
  },
  goesByAddressAlone: {
    hosts: ['Cloudflare'],
    why: 'a missing file under a hashed folder may be kept too; a deployment is whole before anybody sees it',
  },
  showsErrorPages: {
    hosts: ['Cloudflare'],
    why: 'the 404 and the 500 page are pages like the others when they are asked for by their names',
  },
  keepsOnlyFiles: {
    hosts: ['Cloudflare'],
    why: 'an answer that is no file has no Cache-Control',
  },
  namesNoMethods: {
    hosts: ['Cloudflare'],
    why: 'its 405 has no Allow',
  },
  compressesAtTheEdge: {
    hosts: ['Cloudflare'],
    why: 'its edge chooses the encoding and says Vary; the runtime on loopback takes the first encoding it is offered',
  },
  revalidatesNotFound: {
    hosts: ['Cloudflare'],
    why: 'who has the 404 page is told 304 for any missing address, without a body',
  },
  answersItsOwnErrors: {
    hosts: ['Cloudflare'],
    why: 'files alone, without a Worker of ours, name a page for 404 and none for 5xx; its paid plans have custom error rules',
  },
  refusesBeforeRules: {
    hosts: ['Caddy'],
    why: 'Go refuses a broken escape before the Caddyfile is asked, so that answer has no headers of ours',
  },
} satisfies Record<string, Difference>

export function differs(host: HostName, difference: keyof typeof differences): boolean {
  const { hosts }: Difference = differences[difference]
  return hosts.includes(host)
}
