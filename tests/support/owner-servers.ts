import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  mails: Email[]
  /** Refuses a message with the answer that `choose` returns, unless that is false. */
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

/** The secret with which receivers sign what they send to a webhook of the tests. */
export const webhookSecret = 'a-secret-of-the-tests-long-enough'

export interface SentWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** A webhook of the owner's. `respond` returns the status of the response, or undefined to send none. */
export async function startWebhook(respond: (webhook: SentWebhook) => number | undefined) {
  const server = createServer(async (req, res) => {
    const status = respond({ headers: req.headers, body: await text(req) })
    if (status !== undefined) res.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
