/**
 * The rules of the Mozilla HTTP Observatory that a static site can meet or break by its responses alone, with the points
 * that it gives and takes. Left out is what it learns from the certificate and from a redirect to https, which are the
 * host's.
 */
export interface ScoredResponse {
  headers: Readonly<Record<string, string>>
  /** The policy in the document, which counts together with the one in the headers. */
  documentPolicy: string
}

type Rule = (response: ScoredResponse) => number

const halfYear = 15_768_000

const rules: Record<string, Rule> = {
  'content security policy': ({ headers, documentPolicy }) => {
    const policy = `${headers['content-security-policy'] ?? ''};${documentPolicy}`
    if (!/(script|default)-src/.test(policy)) return -25
    if (policy.includes("'unsafe-inline'")) return -20
    if (policy.includes("'unsafe-eval'")) return -10
    return /default-src 'none'/.test(policy) ? 10 : 5
  },
  cookies: ({ headers }) => ('set-cookie' in headers ? -20 : 0),
  'cross-origin resource sharing': ({ headers }) => ('access-control-allow-origin' in headers ? -50 : 0),
  'cross-origin resource policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  framing: ({ headers }) => {
    // A policy in the document cannot say who may frame it.
    if (headers['content-security-policy']?.includes("frame-ancestors 'none'")) return 5
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
  },
  'referrer policy': ({ headers }) => {
    const policy = headers['referrer-policy'] ?? ''
    if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5
    return policy === '' ? 0 : -5
  },
  'strict transport security': ({ headers }) => {
    const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1)
    if (seconds < 0) return -20
    return seconds < halfYear ? -10 : 0
  },
  'content types': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
}

/** Starts at 100 and adds the points of each rule. Bonus points count only if few points are taken away. */
export function scoreResponse(response: ScoredResponse): number {
  const points = Object.values(rules).map((rule) => rule(response))
  const base = 100 + sum(points.filter((point) => point < 0))
  return base < 90 ? base : base + sum(points.filter((point) => point > 0))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
