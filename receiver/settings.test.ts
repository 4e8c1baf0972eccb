import { expect, test } from 'vitest'
import worker from './cloudflare/worker.ts'
import { readNodeSettings } from './node/node-settings.ts'

const secret = 'x'.repeat(24)
const base64Secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('without any setting it stores up to 5 GB in ./requests, keeps everything, and tells nobody', () => {
  const settings = readNodeSettings({})
  expect(settings).toMatchObject({ smtp: undefined, webhook: undefined, keepDays: undefined, maxStoredBytes: 5e9 })
  expect(settings.folder).toMatch(/[\\/]requests$/)
})

test('settings are read', () => {
  const smtp = { url: 'smtps://user:word@mail.example', to: 'owner@site.example', from: 'The Site <form@site.example>' }
  const settings = readNodeSettings({
    SMTP_URL: smtp.url,
    NOTIFY_EMAIL: smtp.to,
    NOTIFY_FROM: smtp.from,
    WEBHOOK_URL: 'https://hooks.example/1',
    WEBHOOK_SECRET: secret,
    REQUESTS_KEEP_DAYS: '90',
    REQUESTS_MAX_GB: '0.5',
    SITE_URL: 'https://www.site.example',
  })
  const webhook = { url: 'https://hooks.example/1', secrets: [secret] }
  const siteUrl = 'https://www.site.example'
  expect(settings).toMatchObject({ smtp, webhook, siteUrl, keepDays: 90, maxStoredBytes: 500_000_000 })
})

test.each([
  ['one as it is', secret, [secret]],
  ['one in base64 with whsec_ in front', base64Secret, [base64Secret]],
  ['two, so that one can take the place of the other', ` ${secret}  ${base64Secret} `, [secret, base64Secret]],
])('a secret may be %s', (_case, value, secrets) => {
  const env = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: value }
  expect(readNodeSettings(env).webhook?.secrets).toEqual(secrets)
})

test.each([
  ['another host', 'smtp://user:word@mail.example:587', true],
  ['another host by TLS from the start', 'smtps://mail.example', false],
  ['another host, and the URL says otherwise', 'smtp://mail.example?requireTLS=false', false],
  ['another host, and the URL says to do without', 'smtp://mail.example?ignoreTLS=true', false],
  ['this machine', 'smtp://localhost:25', false],
  ['this machine by its address', 'smtp://127.0.0.1', false],
  ['this machine by IPv6', 'smtp://[::1]:25', false],
  ['this machine, and the URL says so', 'smtp://localhost?requireTLS=true', true],
])('mail to %s: TLS is demanded accordingly', (_case, url, requireTls) => {
  expect(readNodeSettings({ SMTP_URL: url, NOTIFY_EMAIL: 'a@b.example' }).smtp?.requireTls).toBe(requireTls)
})

test.each(['10.0.0.0/8', '10.0.0.0/32', '0.0.0.0/0', 'fe80::/128', '2001:db8::1'])(
  'TRUST_PROXY=%s is read',
  (value) => {
    expect(readNodeSettings({ TRUST_PROXY: value }).trustedProxies.rules).toHaveLength(1)
  },
)

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set and NOTIFY_EMAIL is not'],
  [{ NOTIFY_EMAIL: 'owner@site.example' }, 'NOTIFY_EMAIL is set and SMTP_URL is not'],
  [{ SMTP_URL: 'mail.example', NOTIFY_EMAIL: 'a@b.example' }, 'SMTP_URL is not like smtps://'],
  [{ SMTP_URL: 'smtp://m.example', NOTIFY_EMAIL: 'owner' }, 'NOTIFY_EMAIL=owner is not an email address'],
  [{ SMTP_URL: 'smtp://m.example', NOTIFY_EMAIL: 'a@b.example, c@d.example' }, 'is not an email address'],
  [{ NOTIFY_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'is not an email address'],
  [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_URL is set and WEBHOOK_SECRET is not'],
  [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL=http://hooks.example is not an https'],
  [{ REQUESTS_MAX_GB: 'all' }, 'REQUESTS_MAX_GB=all is not a number from 0.1 to 10000'],
  [{ REQUESTS_MAX_GB: '0' }, 'REQUESTS_MAX_GB=0 is not a number'],
  [{ REQUESTS_MAX_GB: '10001' }, 'REQUESTS_MAX_GB=10001 is not a number'],
  [{ REQUESTS_MAX_GB: '1e3' }, 'REQUESTS_MAX_GB=1e3 is not a number'],
  [{ REQUESTS_KEEP_DAYS: 'ever' }, 'REQUESTS_KEEP_DAYS=ever is not a number of days'],
  [{ REQUESTS_KEEP_DAYS: '0' }, 'REQUESTS_KEEP_DAYS=0 is not a number of days'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY=yes is not an IP address'],
  [{ TRUST_PROXY: '/99' }, 'TRUST_PROXY=/99 is not an IP address'],
  [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY=10.0.0.0/33 is not an IP address'],
  [{ TRUST_PROXY: '1.2.3.4/-1' }, 'TRUST_PROXY=1.2.3.4/-1 is not an IP address'],
  [{ TRUST_PROXY: 'fe80::/129' }, 'TRUST_PROXY=fe80::/129 is not an IP address'],
  [{ TRUST_PROXY: '10.0.0.0/8/9' }, 'TRUST_PROXY=10.0.0.0/8/9 is not an IP address'],
  [{ COUNT_CONTACTS: 'yes' }, 'COUNT_CONTACTS=yes is not 1'],
  [{ SITE_URL: 'www.site.example' }, 'SITE_URL=www.site.example is not a URL'],
  [{ SITE_URL: 'mailto:a@b.example' }, 'SITE_URL=mailto:a@b.example is not a URL'],
  [{ SITE_URL: '' }, 'SITE_URL is empty'],
  [{ SITE_URL: ' \t' }, 'SITE_URL is empty'],
])('%j is refused with a line that says why', (env, message) => {
  expect(() => readNodeSettings(env)).toThrow(message)
})

test.each([
  'short',
  `whsec_${'x'.repeat(31)}`,
  // A length that base64 cannot have.
  `whsec_${'x'.repeat(33)}`,
  `whsec_${'x_-'.repeat(16)}`,
  `${secret} short`,
  `${secret} `.repeat(3),
  '  ',
])('WEBHOOK_SECRET=%j is refused', (value) => {
  const env = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: value }
  expect(() => readNodeSettings(env)).toThrow('WEBHOOK_SECRET is not one secret')
})

test('secrets are not printed', () => {
  const env = {
    SMTP_URL: 'http://user:hidden@mail.example',
    WEBHOOK_URL: 'https://h.example',
    WEBHOOK_SECRET: 'hidden',
  }
  expect(() => readNodeSettings(env)).toThrow(/^((?!hidden).|\n)*$/)
})

test('every mistake has a line', () => {
  const env = { TRUST_PROXY: 'x', REQUESTS_KEEP_DAYS: 'x', SMTP_URL: 'smtp://m.example' }
  expect(() => readNodeSettings(env)).toThrow(/^REQUESTS[^\n]+\nSMTP[^\n]+\nTRUST[^\n]+$/)
})

test.each([
  [{ SITE_URL: '' }, 'SITE_URL is empty'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'whsec_?' }, 'WEBHOOK_SECRET is not one secret'],
  [{ NOTIFY_EMAIL: 'a@b.example', NOTIFY_FROM: 'a@b.example' }, 'the Worker has no send_email binding named EMAIL'],
  [{ ESTIMATE_ENDPOINT: '' }, 'ESTIMATE_ENDPOINT is not a path of the site'],
])('a Worker with %j responds to nothing, and its log says why', async (settings, message) => {
  const env = { ESTIMATE_ENDPOINT: '/estimate', ...settings } as unknown as Parameters<typeof worker.fetch>[1]
  const [request, context] = [new Request('https://site.example/estimate'), {}] as unknown as [never, never]
  await expect(worker.fetch(request, env, context)).rejects.toThrow(message)
})
