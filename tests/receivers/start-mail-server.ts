import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  mails: Email[]
  /** Messages that get an answer from this are refused with it. */
  refuseWith(choose: (mail: Email) => string | false): void
  /** Resolves when that many messages have come. */
  waitFor(count: number): Promise<void>
  stop(): Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let chooseRefusal = (_mail: Email): string | false => false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const raw = await buffer(stream).catch(() => undefined)
      // A sender that is killed hangs up halfway.
      if (!raw) return callback(new Error('Half a message'))
      const mail = await PostalMime.parse(raw)
      const refusal = chooseRefusal(mail)
      if (refusal) {
        const [code = ''] = refusal.split(' ', 1)
        return callback(Object.assign(new Error(refusal.slice(code.length + 1)), { responseCode: Number(code) }))
      }
      mails.push(mail)
      callback()
      for (const { count, resolve } of waiting) if (mails.length >= count) resolve()
    },
  })
  // Clients that are killed reset their connections.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    refuseWith(choose) {
      chooseRefusal = choose
    },
    waitFor: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
