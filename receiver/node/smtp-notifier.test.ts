import { expect, onTestFinished, test } from 'vitest'
import { filledIn } from '../../tests/receivers/send-request.ts'
import { startMailServer } from '../../tests/receivers/start-mail-server.ts'
import type { StoredRequest } from '../store/request-store.ts'
import { createSmtpNotifier } from './smtp-notifier.ts'

const request = { ...filledIn, id: 'one', reference: 'NP-1', receivedAt: 0, photos: [], notifications: [] }

async function send(requireTls: boolean) {
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.stop())
  const { url, mails } = mailServer
  const notifier = createSmtpNotifier({ url, from: 'a@site.example', to: 'b@site.example', requireTls })
  const sending = notifier.send(request as unknown as StoredRequest, () => Promise.reject(new Error('no photos')))
  return { mails, failure: await sending.catch((error: Error) => error.message) }
}

test('where TLS is demanded, a server without it gets nothing', async () => {
  expect(await send(true)).toEqual({ mails: [], failure: expect.stringContaining('STARTTLS') })
})

test('where TLS is not demanded, a server without it gets the message', async () => {
  const { mails, failure } = await send(false)
  expect(failure).toBeUndefined()
  expect(mails).toHaveLength(1)
})
