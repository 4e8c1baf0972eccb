import { namePhoto } from '../store/photo-files.ts'
import type { StoredPhoto, StoredRequest } from '../store/request-store.ts'
import type { ReadPhoto } from './notifier.ts'

export interface Attachment {
  /** The reference and a number: the name that was sent is not used. */
  filename: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** As many photos as fit into a message, in their order. One that cannot be read does not hold the message up. */
export async function readAttachments(
  { reference, photos }: StoredRequest,
  maxBytes: number,
  readPhoto: ReadPhoto,
): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  let total = 0
  for (const [position, photo] of photos.entries()) {
    if (total + photo.size > maxBytes) continue
    const content = await readPhoto(photo.key).catch((error: Error) => reportUnreadable(reference, photo, error))
    if (!content) continue
    total += photo.size
    attachments.push({ filename: namePhoto(reference, position, photo.type), type: photo.type, content })
  }
  return attachments
}

function reportUnreadable(reference: string, { key }: StoredPhoto, { message }: Error): undefined {
  console.error(`${reference} is sent without the photo ${key}: ${message}`)
}
