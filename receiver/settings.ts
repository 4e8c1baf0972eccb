import { readSiteUrl } from '../hosting/settings.ts'
import { business } from '../src/content/business.ts'
import { readCountContacts } from '../src/form/endpoint.ts'
import { readSecret, type WebhookSettings } from './notify/webhook.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the receiver reads from the environment wherever it runs. */
export interface CommonSettings {
  webhook: WebhookSettings | undefined
  /** Days after which requests are deleted; undefined keeps them. */
  keepDays: number | undefined
  /** How much all requests and their photos may take together. */
  maxStoredBytes: number
  siteUrl: string
  countsContacts: boolean
}

const minSecretLength = 24
const defaultMaxGb = '5'

export function readCommonSettings(env: Environment, checker: Checker): CommonSettings {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, REQUESTS_KEEP_DAYS: keepDays } = env
  const maxGb = env.REQUESTS_MAX_GB || defaultMaxGb
  checker.checkPair('WEBHOOK_URL', 'WEBHOOK_SECRET')
  if (url) checker.check(isSafeUrl(url), `WEBHOOK_URL=${url} is not an https URL.`)
  const secrets = secret ? readSecrets(secret, checker) : []
  if (keepDays) {
    checker.check(
      /^[1-9]\d{0,3}$/.test(keepDays),
      `REQUESTS_KEEP_DAYS=${keepDays} is not a number of days from 1 to 9999.`,
    )
  }
  checker.check(
    /^\d+(\.\d+)?$/.test(maxGb) && Number(maxGb) >= 0.1 && Number(maxGb) <= 10_000,
    `REQUESTS_MAX_GB=${maxGb} is not a number from 0.1 to 10000.`,
  )
  const siteUrl = checker.read(() => readSiteUrl(env.SITE_URL, business.siteUrl)) ?? ''
  const countsContacts = checker.read(() => readCountContacts(env.COUNT_CONTACTS)) ?? false
  for (const name of ['NOTIFY_EMAIL', 'NOTIFY_FROM']) {
    const address = env[name]
    if (address) checker.check(isEmailAddress(address), `${name}=${address} is not an email address.`)
  }
  return {
    webhook: url && secret ? { url, secrets } : undefined,
    keepDays: keepDays ? Number(keepDays) : undefined,
    maxStoredBytes: Math.round(Number(maxGb) * 1e9),
    siteUrl,
    countsContacts,
  }
}

/** One secret, or the old and the new one while they are changed. They are never printed. */
function readSecrets(value: string, checker: Checker): string[] {
  const secrets = value.trim().split(/\s+/)
  checker.check(
    secrets.length <= 2 && secrets.every(isSecret),
    `WEBHOOK_SECRET is not one secret, or two with a space between them, of ${minSecretLength} random characters or more (base64 after whsec_).`,
  )
  return secrets
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
}

function isSecret(secret: string): boolean {
  try {
    return readSecret(secret).length >= minSecretLength
  } catch {
    return false
  }
}

/** Whether a text is `name@host` or `Name <name@host>`: one address, and nothing that could begin another header. */
function isEmailAddress(value: string): boolean {
  return /^(?:[^<>@,;\r\n"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value)
}

/** Collects what is wrong, so that the owner reads all of it at once. */
export function createChecker(env: Environment) {
  const mistakes: string[] = []
  return {
    check(isValid: unknown, message: string): void {
      if (!isValid) mistakes.push(message)
    },
    /** What is read; undefined where reading it throws an error that says what is wrong. */
    read<Value>(readValue: () => Value): Value | undefined {
      try {
        return readValue()
      } catch (error) {
        mistakes.push((error as Error).message)
        return undefined
      }
    },
    /** Both settings may be set, or neither. */
    checkPair(first: string, second: string): void {
      if (env[first] && !env[second]) mistakes.push(`${first} is set and ${second} is not: set both or neither.`)
      if (env[second] && !env[first]) mistakes.push(`${second} is set and ${first} is not: set both or neither.`)
    },
    /** Throws an error with a line for each mistake. */
    finish(): void {
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    },
  }
}

export type Checker = ReturnType<typeof createChecker>
