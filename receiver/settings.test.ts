import { expect, test } from 'vitest'
import { readNodeSettings } from './node/node-settings.ts'

const secret = 'x'.repeat(24)

test('without any setting it stores in ./requests, keeps everything, and tells nobody', () => {
  const settings = readNodeSettings({})
  expect(settings).toMatchObject({ smtp: undefined, webhook: undefined, keepDays: undefined })
  expect(settings.folder).toMatch(/[\\/]requests$/)
})

test('settings are read', () => {
  const settings = readNodeSettings({
    SMTP_URL: 'smtps://user:word@mail.example',
    NOTIFY_EMAIL: 'owner@site.example',
    NOTIFY_FROM: 'The Site <form@site.example>',
    WEBHOOK_URL: 'https://hooks.example/1',
    WEBHOOK_SECRET: secret,
    REQUESTS_KEEP_DAYS: '90',
    SITE_URL: 'https://www.site.example',
  })
  expect(settings).toMatchObject({
    smtp: {
      url: 'smtps://user:word@mail.example',
      to: 'owner@site.example',
      from: 'The Site <form@site.example>',
    },
    webhook: { url: 'https://hooks.example/1', secret },
    keepDays: 90,
    siteUrl: 'https://www.site.example',
  })
})

test('a secret may be base64 with whsec_ in front', () => {
  const env = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  expect(readNodeSettings(env).webhook?.secret).toBe(env.WEBHOOK_SECRET)
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set and NOTIFY_EMAIL is not'],
  [{ NOTIFY_EMAIL: 'owner@site.example' }, 'NOTIFY_EMAIL is set and SMTP_URL is not'],
  [{ SMTP_URL: 'mail.example', NOTIFY_EMAIL: 'a@b.example' }, 'SMTP_URL is not like smtps://'],
  [{ SMTP_URL: 'smtp://m.example', NOTIFY_EMAIL: 'owner' }, 'NOTIFY_EMAIL=owner is not an email address'],
  [{ SMTP_URL: 'smtp://m.example', NOTIFY_EMAIL: 'a@b.example, c@d.example' }, 'is not an email address'],
  [{ NOTIFY_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'is not an email address'],
  [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_URL is set and WEBHOOK_SECRET is not'],
  [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL=http://hooks.example is not an https'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET is too short'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: `whsec_${'x'.repeat(31)}` }, 'WEBHOOK_SECRET is too short'],
  [{ REQUESTS_KEEP_DAYS: 'ever' }, 'REQUESTS_KEEP_DAYS=ever is not a number of days'],
  [{ REQUESTS_KEEP_DAYS: '0' }, 'REQUESTS_KEEP_DAYS=0 is not a number of days'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY=yes is not an IP address'],
  [{ SITE_URL: 'www.site.example' }, 'SITE_URL=www.site.example is not a URL'],
])('%j is refused with a line that says why', (env, message) => {
  expect(() => readNodeSettings(env)).toThrow(message)
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
