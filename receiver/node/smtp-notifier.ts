import { createTransport } from 'nodemailer'
import { chooseAttachments } from '../notify/choose-attachments.ts'
import { describeRequest, describeSubject, nameAttachment } from '../notify/describe-request.ts'
import type { Notifier, ReadPhoto } from '../notify/notifier.ts'
import type { StoredPhoto, StoredRequest } from '../store/request-store.ts'

export interface SmtpSettings {
  url: string
  from: string
  to: string
}

// Many mail servers refuse messages over 25 MB, and photos grow by a third on their way.
const maxAttachedBytes = 15 * 1024 * 1024

/** What a server answers to a message that is larger than it accepts. */
const tooLargeCode = 552

// Together shorter than a lease of the outbox.
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 45_000 }

/** Sends each request as an email in plain text, with its photos attached. */
export function createSmtpNotifier({ url, from, to }: SmtpSettings): Notifier {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  async function send(request: StoredRequest, photos: readonly StoredPhoto[], readPhoto: ReadPhoto): Promise<void> {
    const attachments = photos.map(async (photo, position) => ({
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
      text: describeRequest(request, request.photos.length - photos.length),
      attachments: await Promise.all(attachments),
    })
  }

  return {
    channel: 'email',
    async send(request, readPhoto) {
      const photos = chooseAttachments(request.photos, maxAttachedBytes)
      try {
        await send(request, photos, readPhoto)
      } catch (error) {
        const isTooLarge = (error as { responseCode?: number }).responseCode === tooLargeCode
        if (!isTooLarge || photos.length === 0) throw error
        await send(request, [], readPhoto)
      }
    },
  }
}
