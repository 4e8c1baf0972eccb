import { pageIds, pages } from '../src/content/pages.ts'
import { type ContactKind, contactKinds } from '../src/form/endpoint.ts'
import { RefusedError } from './respond.ts'
import { rateLimit } from './store/request-store.ts'

/** A call, a text and the like, from one page of the site. */
interface Contact {
  page: string
  kind: ContactKind
}

/** The longest path of a page fits in several times. */
export const maxContactBytes = 256

/** Reads what a page of the site sends. Only what is in our own lists is accepted, so little can ever be stored. */
export function readContact(body: Uint8Array<ArrayBuffer>): Contact {
  const sent = new URLSearchParams(new TextDecoder().decode(body))
  const page = pageIds.map((id) => pages[id].path).find((path) => path === sent.get('page'))
  const kind = contactKinds.find((name) => name === sent.get('kind'))
  if (!page || !kind || sent.size !== 2) throw new RefusedError({ code: 'malformed' })
  return { page, kind }
}

/** How many contacts of one sender are counted in the window of the rate limit, and of how many senders. */
const maxContacts = { ofSender: 60, senders: 10_000 }

/** Returns what says whether a sender may be counted once more. Who has sent what is in memory alone, for minutes. */
export function createContactLimit(): (sender: string) => boolean {
  const sent = new Map<string, number>()
  let startedAt = Date.now()
  return (sender) => {
    if (Math.abs(Date.now() - startedAt) > rateLimit.windowMs) {
      sent.clear()
      startedAt = Date.now()
    }
    const count = (sent.get(sender) ?? 0) + 1
    if (count > maxContacts.ofSender || (count === 1 && sent.size >= maxContacts.senders)) return false
    sent.set(sender, count)
    return true
  }
}
