import { createTransport } from 'nodemailer'
import { type Attachment, formatEmail, formatWarning, readAttachments } from '../notify/email.ts'
import type { Notifier } from '../notify/send-notifications.ts'
import type { StoredRequest } from '../store/request-store.ts'

export interface SmtpSettings {
  url: string
  from: string
  to: string
  /** Whether nothing is sent over a connection that the server does not encrypt. */
  requireTls: boolean
}

// Many mail servers refuse messages over 25 MB, and photos grow by a third on their way.
export const maxAttachedBytes = 15 * 1024 * 1024

/** The answer of a server to a message that is larger than it accepts. */
const tooLargeCode = 552

// Together shorter than the lease of a notification, so a server that stops answering is given up within it. A server
// that is slow throughout may get a message twice, under the same Message-ID.
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 45_000 }

/** Sends each request as an email in plain text, with its photos attached. */
export function createSmtpNotifier({ url, from, to, requireTls }: SmtpSettings): Notifier {
  const transport = createTransport({
    url,
    ...timeouts,
    requireTLS: requireTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function send(request: StoredRequest, attachments: Attachment[]): Promise<void> {
    await transport.sendMail({
      from,
      to,
      ...formatEmail(request, attachments),
      // A second copy has the same id, so that a mailbox can tell.
      messageId: `<${request.id}@${from.replace(/^.*@/, '').replace(/[^\w.-]/g, '')}>`,
      attachments: attachments.map(({ filename, type, content }) => ({
        filename,
        contentType: type,
        content: Buffer.from(content.buffer),
      })),
    })
  }

  return {
    channel: 'email',
    async send(request, readPhoto) {
      const attachments = await readAttachments(request, maxAttachedBytes, readPhoto)
      try {
        await send(request, attachments)
      } catch (error) {
        const isTooLarge = (error as { responseCode?: number }).responseCode === tooLargeCode
        if (!isTooLarge || attachments.length === 0) throw error
        await send(request, [])
      }
    },
    async warn(problem) {
      await transport.sendMail({ from, to, ...formatWarning(problem) })
    },
  }
}
