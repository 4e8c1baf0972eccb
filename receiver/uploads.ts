import { maxBodyBytes } from '../src/lib/estimate-request.ts'
import { RefusedError } from './refused-error.ts'

/** How many bodies may be under way, in all and from one sender: each holds a connection. */
const maxUnderWay = 100
const maxFromSender = 20
/** A request without photos is never longer, and always finds room. */
const smallBytes = 64 * 1024

export interface Upload {
  /** As announced. */
  length: number
  /** Whether there is memory for it. What is not kept is read and dropped. */
  isKept: boolean
  end(): void
}

/** Bodies are held in memory until they are stored. This bounds how many there are and what they hold at the same time. */
export function createUploads(maxHeldBytes: number): { begin: (sender: string, length: number) => Upload } {
  // One sender does not get all of it, but enough for one request of the greatest length.
  const maxHeldBySender = Math.max(maxHeldBytes / 2, maxBodyBytes)
  const underWay = new Set<{ sender: string; held: number }>()

  function hasRoom(sender: string, length: number): boolean {
    if (length <= smallBytes) return true
    const own = [...underWay].filter((upload) => upload.sender === sender)
    return addHeld(underWay) + length <= maxHeldBytes && addHeld(own) + length <= maxHeldBySender
  }

  return {
    begin(sender, length) {
      const fromSender = [...underWay].filter((upload) => upload.sender === sender).length
      if (underWay.size >= maxUnderWay || fromSender >= maxFromSender) throw refuseBusy()
      const isKept = length <= maxBodyBytes && hasRoom(sender, length)
      const upload = { sender, held: isKept ? length : 0 }
      underWay.add(upload)
      return { length, isKept, end: () => void underWay.delete(upload) }
    },
  }
}

export function refuseBusy(): RefusedError {
  return new RefusedError({ code: 'busy', retryAfterSeconds: 10 })
}

function addHeld(uploads: Iterable<{ held: number }>): number {
  return [...uploads].reduce((sum, { held }) => sum + held, 0)
}
