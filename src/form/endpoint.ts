/** Where the form sends its requests. */
export interface EstimateEndpoint {
  /** The form's `action`: a path of the site or an https URL. */
  action: string
  /** How a Content Security Policy names it. */
  source: string
  /** The path that the receiver of this project responds to; a service elsewhere has none. */
  path: string | undefined
}

// Lower-case words between single slashes: nothing that a host's configuration would read as a pattern.
const sitePath = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Where whoever runs the site asks the receiver how it is. */
export const healthPath = '/healthz'

/** What is counted where COUNT_CONTACTS is set: a call, a text, our number saved to the contacts, an answer of a tool. */
export const contactKinds = ['call', 'text', 'contact', 'answer'] as const

export type ContactKind = (typeof contactKinds)[number]

/** Where the browser says that there is one more to count: `/estimate/count`. */
export function buildCountPath(endpointPath: string): string {
  return `${endpointPath}/count`
}

/** Reads COUNT_CONTACTS, with which this project's receiver counts. It is off unless it is 1. */
export function readCountContacts(value: string | undefined): boolean {
  if (value && value !== '1')
    throw new Error(`COUNT_CONTACTS=${value} is not 1, which counts calls, texts and the like.`)
  return value === '1'
}

/** Whether the receiver of this project responds to this path, not the files of the site. */
export function isReceiverPath(endpoint: EstimateEndpoint | undefined, path: string): boolean {
  if (!endpoint?.path) return false
  return path === endpoint.path || path.startsWith(`${endpoint.path}/`) || path === healthPath
}

/** Throws where the path is that of a page, or of a folder with files, which the receiver would then hide. */
export function refuseTakenPath(endpoint: EstimateEndpoint | undefined, files: readonly string[]): void {
  const path = endpoint?.path
  const isTaken = path && files.some((file) => `/${file}` === `${path}.html` || `/${file}`.startsWith(`${path}/`))
  if (isTaken) throw new Error(`ESTIMATE_ENDPOINT=${path} is a page or a folder of the site. Choose another path.`)
}

/** Reads ESTIMATE_ENDPOINT: undefined where it is not set, which leaves the form as it is, sending nothing. */
export function readEstimateEndpoint(value: string | undefined): EstimateEndpoint | undefined {
  if (!value) return undefined
  if (sitePath.test(value)) return { action: value, source: "'self'", path: value }
  const url = URL.parse(value)
  if (url?.protocol !== 'https:' || url.username || url.password || url.hash) {
    throw new Error(`ESTIMATE_ENDPOINT=${value} is neither a path such as /estimate nor an https URL.`)
  }
  return { action: url.href, source: url.origin, path: undefined }
}
