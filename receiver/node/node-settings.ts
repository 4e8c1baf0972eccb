import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { type Checker, type CommonSettings, createChecker, readCommonSettings } from '../settings.ts'
import type { Channel } from '../store/request-store.ts'
import type { SmtpSettings } from './smtp-notifier.ts'

export interface NodeSettings extends CommonSettings {
  /** The folder of the database and the photos. */
  folder: string
  smtp: SmtpSettings | undefined
  /** The proxies whose X-Forwarded headers are believed. */
  trustedProxies: BlockList
}

/** Reads the settings from the environment. Throws an error with a line for each that makes no sense. */
export function readNodeSettings(env: NodeJS.ProcessEnv): NodeSettings {
  const checker = createChecker(env)
  const common = readCommonSettings(env, checker)
  const { SMTP_URL: url, NOTIFY_EMAIL: to, NOTIFY_FROM: from } = env
  checker.checkPair('SMTP_URL', 'NOTIFY_EMAIL')
  // The URL may have a password in it, so it is not printed.
  if (url) checker.check(isSmtpUrl(url), 'SMTP_URL is not like smtps://user:password@mail.example.com.')
  const trustedProxies = readProxies(env.TRUST_PROXY, checker)
  checker.finish()
  return {
    ...common,
    folder: resolve(env.REQUESTS_FOLDER || 'requests'),
    smtp: url && to ? { url, to, from: from || to, requireTls: demandsTls(new URL(url)) } : undefined,
    trustedProxies,
  }
}

/** The channels by which the owner is notified. */
export function listChannels({ smtp, webhook }: NodeSettings): Channel[] {
  return [...(smtp ? (['email'] as const) : []), ...(webhook ? (['webhook'] as const) : [])]
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== ''
}

/** Whether messages are sent only by TLS: to any other host, unless options of Nodemailer in the URL say otherwise. */
function demandsTls({ protocol, hostname, searchParams }: URL): boolean {
  const said = searchParams.get('requireTLS')
  if (said) return said === 'true'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase())
  return protocol === 'smtp:' && !isHere && searchParams.get('ignoreTLS') !== 'true'
}

function readProxies(value: string | undefined, checker: Checker): BlockList {
  const proxies = new BlockList()
  for (const entry of value ? value.split(',').map((part) => part.trim()) : []) {
    const [address = '', bits, ...rest] = entry.split('/')
    const [family, maxBits] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
    const isValid = isIP(address) > 0 && isNetwork && rest.length === 0
    checker.check(isValid, `TRUST_PROXY=${entry} is not an IP address, or a network such as 172.16.0.0/12.`)
    if (isValid) proxies.addSubnet(address, Number(bits ?? maxBits), family)
  }
  return proxies
}
