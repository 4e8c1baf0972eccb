import { business } from './business.ts'
import type { PageId } from './pages.ts'

type Message = {
  /** A text message starts with this; the sender goes on from there. */
  readonly text: string
  /** The subject of an email. */
  readonly subject: string
}

const hello = `Hello ${business.shortName},`

const general: Message = { text: `${hello} I have a question about a window:`, subject: 'Question about a window' }

/** What a text or an email is about, by the page on which it was begun. */
export const messages: Readonly<Record<PageId, Message>> = {
  home: { text: `${hello} my window needs repair. A photo and the address:`, subject: 'Window repair' },
  services: general,
  emergency: { text: 'Emergency, my window is broken. Photo and address:', subject: 'Emergency window repair' },
  residential: {
    text: `${hello} a window in my home needs repair. A photo and the address:`,
    subject: 'Window repair at home',
  },
  commercial: {
    text: `${hello} glass in our building needs repair. A photo and the address:`,
    subject: 'Commercial window repair',
  },
  glass: { text: `${hello} I need new glass for a window. A photo and rough size:`, subject: 'New window glass' },
  doublePane: { text: `${hello} my window is foggy between the panes. A photo:`, subject: 'Foggy window' },
  about: general,
  contact: general,
  faq: general,
}

/** In the contact section the emergency page says what the home page says: there it is for what can wait. */
export function messagePageAtForm(page: PageId | undefined): PageId {
  return page && page !== 'emergency' ? page : 'home'
}
