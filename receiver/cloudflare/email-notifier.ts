import type { SendEmail } from '@cloudflare/workers-types'
import { formatNotification, formatSubject, formatWarning } from '../notify/format-notification.ts'
import type { Notifier } from '../notify/notifier.ts'
import { readAttachments } from '../notify/read-attachments.ts'

export interface EmailSettings {
  binding: SendEmail
  from: string
  to: string
}

// Of 5 MiB, which a whole message may have here, after photos have grown by a third on their way.
const maxAttachedBytes = 3.5 * 1024 * 1024

/** Sends each request with Cloudflare's own email binding, in plain text, with its photos attached. */
export function createEmailNotifier({ binding, from, to }: EmailSettings): Notifier {
  return {
    channel: 'email',
    async send(request, readPhoto) {
      const attachments = await readAttachments(request, maxAttachedBytes, readPhoto)
      await binding.send({
        from,
        to,
        subject: formatSubject(request),
        text: formatNotification(request, request.photos.length - attachments.length),
        attachments: attachments.map((attachment) => ({ ...attachment, disposition: 'attachment' as const })),
      })
    },
    async warn(problem) {
      await binding.send({ from, to, ...formatWarning(problem) })
    },
  }
}
