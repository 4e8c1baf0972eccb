import type { Problem } from '../health.ts'
import type { Channel, StoredRequest } from '../store/request-store.ts'

export type ReadPhoto = (key: string) => Promise<Uint8Array<ArrayBuffer>>

/** Tells the owner of a request, or that something is wrong with the receiver. Throws where that did not work. */
export interface Notifier {
  channel: Channel
  send(request: StoredRequest, readPhoto: ReadPhoto): Promise<void>
  warn(problem: Problem): Promise<void>
}
