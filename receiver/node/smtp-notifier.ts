import { createTransport } from 'nodemailer'
import { chooseAttachments } from '../notify/choose-attachments.ts'
import { describeRequest, describeSubject, nameAttachment } from '../notify/describe-request.ts'
import type { Notifier } from '../notify/notifier.ts'

export interface SmtpSettings {
  url: string
  from: string
  to: string
}

// Together shorter than a lease of the outbox.
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 45_000 }

/** Sends each request as an email in plain text, with its photos attached. */
export function createSmtpNotifier({ url, from, to }: SmtpSettings): Notifier {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    channel: 'email',
    async send(request, readPhoto) {
      const attached = chooseAttachments(request.photos)
      const attachments = attached.map(async (photo, position) => ({
        filename: nameAttachment(request.reference, photo, position),
        contentType: photo.type,
        content: Buffer.from(await readPhoto(photo.key)),
      }))
      await transport.sendMail({
        from,
        to,
        subject: describeSubject(request),
        // The same each time, so that a mailbox can tell a second copy.
        messageId: `<${request.id}@${from.replace(/^.*@/, '').replace(/[^\w.-]/g, '')}>`,
        date: new Date(request.receivedAt),
        text: describeRequest(request, request.photos.length - attached.length),
        attachments: await Promise.all(attachments),
      })
    },
  }
}
