/**
 * The canonical URL of a page or file: absolute, without a slash at its end. Astro's types let the site be missing; our
 * configuration always gives it.
 */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href.replace(/\/$/, '')
}
