/** Reads SITE_URL, the URL that the site is published at, or returns `defaultUrl` where it is not set. */
export function readSiteUrl(value: string | undefined, defaultUrl: string): string {
  if (value === undefined) return defaultUrl
  // Set and empty is a mistake of a script or a container, which would publish the site under the wrong URL.
  if (!value.trim()) throw new Error('SITE_URL is empty: set it to the URL of the site, or do not set it.')
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new Error(`SITE_URL=${value} is not a URL such as https://www.your-site.ca.`)
  }
  return value.trim()
}

/** The port of `server/receive.ts`, unless PORT is set. `npm start` has 4321, the browser tests 4322. */
export const receiverPort = 4323

/** Reads RECEIVER_ADDRESS, where nginx and Caddy find the receiver. Where it is not set, it is on the same machine. */
export function readReceiverAddress(value: string | undefined): string {
  if (!value) return `127.0.0.1:${receiverPort}`
  if (!/^[a-zA-Z0-9.-]+:\d{1,5}$/.test(value)) {
    throw new Error(`RECEIVER_ADDRESS=${value} is not a host and a port, such as 127.0.0.1:${receiverPort}.`)
  }
  return value
}
