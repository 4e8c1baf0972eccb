import type { WebhookSettings } from './notify/webhook.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Says in one line for each mistake what is wrong with the environment. */
export class SettingsError extends Error {}

/** What the receiver reads from the environment wherever it runs. */
export interface CommonSettings {
  webhook: WebhookSettings | undefined
  /** Days after which requests are deleted; undefined keeps them. */
  keepDays: number | undefined
  siteUrl: string
}

/** The same wherever the receiver runs; tests choose shorter ones. */
export const defaultTimeouts = {
  /** How long a sender may be silent while a body is read. */
  idleTimeoutMs: 20_000,
  /** How long one process has to send a notification, before another may send it. */
  leaseMs: 2 * 60_000,
} as const

/** Collects what is wrong, so that the owner reads all of it at once. */
export function createChecker(env: Environment) {
  const mistakes: string[] = []
  return {
    check(isValid: unknown, message: string): void {
      if (!isValid) mistakes.push(message)
    },
    /** Both or neither. */
    checkPair(first: string, second: string): void {
      if (env[first] && !env[second]) mistakes.push(`${first} is set and ${second} is not: set both or neither.`)
      if (env[second] && !env[first]) mistakes.push(`${second} is set and ${first} is not: set both or neither.`)
    },
    finish(): void {
      if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'))
    },
  }
}

export type Checker = ReturnType<typeof createChecker>

export function readCommonSettings(env: Environment, defaultSiteUrl: string, checker: Checker): CommonSettings {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, REQUESTS_KEEP_DAYS: keepDays, SITE_URL: siteUrl } = env
  checker.checkPair('WEBHOOK_URL', 'WEBHOOK_SECRET')
  if (url) checker.check(isSafeUrl(url), `WEBHOOK_URL=${url} is not an https URL.`)
  // The secret itself is never printed.
  if (secret)
    checker.check(isSecret(secret), 'WEBHOOK_SECRET is too short or not base64: use 24 random characters or more.')
  if (keepDays) {
    checker.check(
      /^[1-9]\d{0,3}$/.test(keepDays),
      `REQUESTS_KEEP_DAYS=${keepDays} is not a number of days from 1 to 9999.`,
    )
  }
  if (siteUrl) checker.check(URL.canParse(siteUrl), `SITE_URL=${siteUrl} is not a URL.`)
  return {
    webhook: url && secret ? { url, secret } : undefined,
    keepDays: keepDays ? Number(keepDays) : undefined,
    siteUrl: siteUrl || defaultSiteUrl,
  }
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
}

function isSecret(secret: string): boolean {
  if (!secret.startsWith('whsec_')) return secret.length >= 24
  return /^[A-Za-z0-9+/]{32,}={0,2}$/.test(secret.slice('whsec_'.length))
}

/** `name@host`, or `Name <name@host>`; one address, and nothing that could begin another header. */
export function isEmailAddress(value: string): boolean {
  return /^(?:[^<>@,;\r\n"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value)
}
