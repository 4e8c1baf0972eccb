import { createTransport } from 'nodemailer'
import { formatNotification, formatSubject, formatWarning } from '../notify/format-notification.ts'
import type { Notifier } from '../notify/notifier.ts'
import { type Attachment, readAttachments } from '../notify/read-attachments.ts'
import type { StoredRequest } from '../store/request-store.ts'

export interface SmtpSettings {
  url: string
  from: string
  to: string
  /** Sends nothing over a connection that the server does not encrypt. */
  requireTls: boolean
}

// Many mail servers refuse messages over 25 MB, and photos grow by a third on their way.
const maxAttachedBytes = 15 * 1024 * 1024

/** What a server answers to a message that is larger than it accepts. */
const tooLargeCode = 552

// Together shorter than the lease of a notification (settings.ts), so a server that stops answering is given up within
// it. One that is slow throughout may get a message twice, under the same Message-ID.
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
      subject: formatSubject(request),
      // The same each time, so that a mailbox can tell a second copy.
      messageId: `<${request.id}@${from.replace(/^.*@/, '').replace(/[^\w.-]/g, '')}>`,
      text: formatNotification(request, request.photos.length - attachments.length),
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
