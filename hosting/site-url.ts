/** Reads SITE_URL, the URL that the site is published at: `otherwise`, unless it is set. */
export function readSiteUrl(value: string | undefined, otherwise: string): string {
  if (value === undefined) return otherwise
  // Set and empty is a mistake of a script or a container, which would publish the site under the wrong URL.
  if (!value.trim()) throw new Error('SITE_URL is empty: set it to the URL of the site, or do not set it.')
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new Error(`SITE_URL=${value} is not a URL such as https://www.your-site.ca.`)
  }
  return value.trim()
}
