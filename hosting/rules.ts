import type { EstimateEndpoint } from '../src/form/endpoint.ts'
import { maxBodyBytes, receivedPage, refusedPage } from '../src/form/request.ts'

// What every host of the built site does. `npm start` serves by these rules, and the build writes from them what each
// other host reads. Patterns are read by JavaScript, by nginx (PCRE) and by Caddy (RE2, which cannot look around).

/** The headers of every response, whatever its status. */
export function buildResponseHeaders(endpoint: EstimateEndpoint | undefined): Readonly<Record<string, string>> {
  const formAction = endpoint?.source ?? "'none'"
  return {
    // Each page carries its own full policy; this one adds what a page cannot say of itself and what holds for all.
    'Content-Security-Policy': `base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    // HTTPS for a year, on this name alone: whether other names of the domain have a certificate is the owner's to say.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // The owner's own logs still show the way from page to page, and nobody else learns where a visitor came from.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Features that no page here uses, by the names that Chromium knows: it complains in the console about any other. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The build puts a hash of the content into the names in these folders, so a changed file has a new URL. */
export const hashedFolders = ['_astro', 'drawings', 'previews'] as const

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  // Cloudflare, Netlify and Vercel send the same where nothing is set.
  other: 'public, max-age=0, must-revalidate',
  // For server errors, because the next request may succeed, and for the receiver, whose responses are for one visitor.
  noStore: 'no-store',
} as const

export function chooseCacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(`/${folder}/`)) ? cacheControl.hashed : cacheControl.other
}

/** The types of texts by extension. The build compresses these files, and they are sent as UTF-8. */
export const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

/** The types of all other files by extension. Hosts guess most types, and each guesses some of them wrong. */
export const binaryTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** The Content-Type of a file by its extension; an extension that is not listed is a download. */
export function chooseContentType(extension: string): string {
  const text = textTypes[extension]
  return text ? `${text}; charset=utf-8` : (binaryTypes[extension] ?? 'application/octet-stream')
}

/** Permanent redirects from old URLs of pages, such as `'/prices': '/services'`. */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {}

export const maxUrlLength = 2048

/** How many bytes of a body proxies pass on: more than the receiver accepts, because it alone refuses in words. */
export const maxProxiedBody = 2 * maxBodyBytes

/**
 * Malformed paths, matched before they are decoded: a doubled slash, a `.` or `..` between slashes, a backslash, a
 * fragment, or an encoded slash, backslash or control character.
 */
export const refusedPath = String.raw`^[^?]*(//|/(\.|%2[eE]){1,2}(/|\?|$)|\\|#|%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF])`

/** What a host responds with to a request that it refuses, by status. */
export const refusalText = {
  400: 'That URL is not valid.',
  405: 'Only GET and HEAD are allowed.',
  414: 'That URL is too long.',
} as const

/** The page for a URL where there is nothing, and the one for an error of the server. */
export const errorPages = ['404.html', '500.html'] as const

/** The pages that the receiver fills in and responds with. */
export const receiverPages = [receivedPage.file, refusedPage.file] as const

/** Files of the build that no visitor can request by name. */
export const pagesWithoutUrl: readonly string[] = [...errorPages, ...receiverPages]

const namesWithoutUrl = pagesWithoutUrl.map((page) => page.replace('.html', '')).join('|')

/**
 * Paths that get the 404 page although a file may be there. Every host also hides dotted names at the root except
 * wellKnownFolder, by a rule of its own, because RE2 has no pattern for "except".
 */
export const hiddenPath = String.raw`./\.|./$|\.(br|gz)$|^/((${namesWithoutUrl})(\.html)?|_headers|_redirects)$`

/** RFC 8615 gives this one dotted folder a URL. */
export const wellKnownFolder = '/.well-known/'

/** Whether a path gets the 404 page although a file may be there. */
export function isHidden(path: string): boolean {
  return new RegExp(hiddenPath).test(path) || (path.startsWith('/.') && !path.startsWith(wellKnownFolder))
}
