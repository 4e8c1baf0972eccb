import { maxBodyBytes } from '../src/form/request.ts'
import { RefusedError } from './refused-error.ts'

/** What all bodies may hold in memory: two requests of the greatest length, or many with photos that the form has made smaller. */
const maxHeldBytes = 2 * maxBodyBytes
const maxHeldBySender = maxHeldBytes / 2
/** A request without photos is never longer, and always finds room. */
export const smallBytes = 64 * 1024
/** How many bodies may be under way that are kept, that are dropped, and that are of one sender. */
const maxUnderWay = { kept: 100, dropped: 10, ofSender: 20 }

export interface Upload {
  sender: string
  /** As announced. */
  length: number
  /** Whether there is memory for it. What is not kept is read and dropped. */
  isKept: boolean
  /** How many are under way, this one among them. */
  countUnderWay(): number
  end(): void
}

/** Bodies are held in memory until they are stored. This bounds how many there are and what they hold at the same time. */
export function createUploads(): { begin: (sender: string, length: number) => Upload } {
  const underWay = new Set<Upload>()

  function list(isListed: (upload: Upload) => boolean) {
    const uploads = [...underWay].filter(isListed)
    const heldBytes = uploads.reduce((sum, { isKept, length }) => sum + (isKept ? length : 0), 0)
    return { count: uploads.length, heldBytes }
  }

  return {
    begin(sender, length) {
      const own = list((upload) => upload.sender === sender)
      const all = list(() => true)
      const hasRoom = all.heldBytes + length <= maxHeldBytes && own.heldBytes + length <= maxHeldBySender
      const isKept = length <= smallBytes || (length <= maxBodyBytes && hasRoom)
      const alike = list((upload) => upload.isKept === isKept)
      const maxAlike = isKept ? maxUnderWay.kept : maxUnderWay.dropped
      if (alike.count >= maxAlike || own.count >= maxUnderWay.ofSender) throw refuseBusy()
      const countUnderWay = () => underWay.size
      const upload = { sender, length, isKept, countUnderWay, end: () => void underWay.delete(upload) }
      underWay.add(upload)
      return upload
    },
  }
}

export function refuseBusy(): RefusedError {
  return new RefusedError({ code: 'busy', retryAfterSeconds: 10 })
}
