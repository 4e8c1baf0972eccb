import { expect, onTestFinished, test } from 'vitest'
import { type SentWebhook, startWebhook } from '../../tests/support/owner-servers.ts'
import type { StoredRequest } from '../store/request-store.ts'
import { createWebhookNotifier, signWebhook } from './webhook.ts'

test('a signature is that of the published example of Standard Webhooks', async () => {
  const signature = await signWebhook(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '1614265330',
    '{"test": 2432232314}',
  )
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret without whsec_ is taken as it is', async () => {
  const [plain, encoded] = ['a secret of the tests, long enough', `whsec_${btoa('a secret of the tests, long enough')}`]
  expect(await signWebhook(plain, 'id', '1', '{}')).toBe(await signWebhook(encoded, 'id', '1', '{}'))
})

test('with two secrets a delivery is signed with both, so that the other side may know either', async () => {
  const received: SentWebhook[] = []
  const { url, stop } = await startWebhook((webhook) => {
    received.push(webhook)
    return 200
  })
  onTestFinished(stop)
  const secrets = ['an-old-secret-of-the-tests', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
  const request = { id: 'one', receivedAt: 0, photos: [], notifications: [] } as unknown as StoredRequest
  await createWebhookNotifier({ url, secrets }).send(request, () => Promise.reject(new Error('no photos')))
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const timestamp = String(headers['webhook-timestamp'])
  const signatures = await Promise.all(secrets.map((secret) => signWebhook(secret, 'one', timestamp, body)))
  expect(headers['webhook-signature']).toBe(signatures.join(' '))
})
