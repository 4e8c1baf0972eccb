import { expect, test } from 'vitest'
import { signWebhook } from './webhook.ts'

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
