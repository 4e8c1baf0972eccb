import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  mails: Email[]
  /** While it is set, messages are refused with this answer. */
  refuseWith(answer: string | undefined): void
  /** Resolves when that many messages have come. */
  waitFor(count: number): Promise<void>
  stop(): Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let refusal: string | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const raw = await buffer(stream)
      if (refusal) return callback(new Error(refusal))
      mails.push(await PostalMime.parse(raw))
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
    refuseWith(answer) {
      refusal = answer
    },
    waitFor: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
