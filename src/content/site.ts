import { sayList, sayNumber, sayRange } from '../lib/format.ts'
import { business } from './business.ts'
import { claims } from './claims.ts'
import { mainTowns, serviceArea } from './places.ts'
import { services } from './services.ts'

/** Words of the shell: what header, footer, call bar and contact section say on every page. */
export const site = {
  skip: 'Skip to content',
  menu: 'Menu',
  /** The names of the menu and of the breadcrumb for screen readers. */
  mainMenu: 'Main',
  breadcrumb: 'Breadcrumb',
  /** The name of the notices above a page for screen readers, and of the button that closes one. */
  notices: 'Notices',
  closeNotice: 'Close this notice',
  close: 'Close',
  call: 'Call',
  text: 'Text',
  textPhoto: 'Text a photo',
  quote: 'Request a free quote',
  quoteShort: 'Quote',
  /** The name of the call bar for screen readers. */
  callBar: 'Call, text or ask for a quote',
  callNow: 'Call now',
  sendEmail: 'Send Email',
  clock: {
    open: 'Open now, day and night.',
    /** The time in it is as long as one gets; src/layouts/scripts/behaviours.ts puts the present one there. */
    sentence: `It is 00:00 p.m. in ${business.city}. We’re up.`,
  },
  footer: {
    emergency: { before: 'Emergency? Someone answers at', after: ', 24 hours a day, every day of the year.' },
    about: `Family owned since ${claims.since}. Licensed and insured, WorkSafe compliant, ${claims.liability} liability coverage.`,
    services: 'Services',
    findOut: 'Find out',
    more: 'More',
    opensNewTab: '(opens in a new tab)',
    contact: 'Contact',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  contact: {
    eyebrow: 'Contact and free quote',
    title: 'Tell us about the window.',
    lead: 'Quotes and assessments are free. Evening and weekend appointments are available, and nobody will pressure you to buy.',
    email: 'Email',
    save: 'Save',
    phoneNote: `, day or night. Emails are answered within ${claims.replyHours} hours during business hours.`,
    callDescription: 'Call, day or night',
    textDescription: 'Text us photos of the damage',
    emailDescription: `Replies within ${claims.replyHours} hours during business hours`,
    area: serviceArea,
    areaDescription: `Plus ${sayList(mainTowns)}`,
  },
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    lead: 'A missing pane we can replace. For a missing page, the best we can offer is directions.',
    home: 'Back to the home page',
    picture:
      'A window of three panes. A 4 is drawn with a finger on the fogged first and third; in the empty middle opening a glazier fits a new pane, and a magpie looks on.',
    services: `The ${sayNumber(services.length)} services, all still here`,
    contactTitle: 'Or tell us what you were looking for',
    contactLead: 'If it was a window, we can help from here. Quotes and assessments are free.',
  },
  serverError: {
    lead: 'We could not show you this page, and that is our fault. The phone works: call or text us, day or night.',
    retry: 'Try again',
    home: 'Back to the home page',
    picture: 'A window of three panes. The middle one is cracked around a hole, and a magpie stands in front of it.',
    contactTitle: 'Or tell us about the window',
    contactLead: 'If the form does not load either, call or text us. Quotes and assessments are free.',
  },
  /** Describes the picture of link previews and of the page after a request. */
  view: 'A window onto downtown Calgary, the Rockies and the Bow River',
  /** The heading of the 500 page, and of a form that failed. */
  unexpectedError: 'Unexpected Application Error!',
} as const

/** What the written estimate, the warranty and payment are. */
export const terms = [
  `Quotes and assessments are free. A written estimate is valid for ${claims.estimateValidDays} days.`,
  `Repairs and installations come with a ${claims.warrantyYears}-year warranty on parts and labour. The manufacturer’s warranty on glass is typically ${sayRange(claims.manufacturerWarrantyYears)} years.`,
  `Payment is due when the work is done. We take ${sayList(claims.payment)}. Payment plans are available for larger projects. Commercial work can be billed as it is done (progress billing). Established commercial accounts have Net ${claims.netDays} terms.`,
  `Nights, weekends and holidays cost nothing extra. The ${claims.responseMinutes}-minute guarantee is our response to your call or text. Arrival times by area are averages.`,
] as const

/** How the requests of a build travel: not at all, to the site's own receiver, or to a form service elsewhere. */
export type Delivery = 'none' | 'receiver' | 'service'

const keptForTheTab =
  'This site stores two things, both in your own browser. One is whether you chose the light or the dark theme. The other is what you type into the estimate form, with a number for the request. It stays there until it is sent or you close the tab.'
const smallerPhotos =
  'Your browser makes the photos smaller first. That takes out where they were taken. A photo that it cannot open is sent as it is.'

/** What the site keeps, and what becomes of a request. */
const formPrivacy: Readonly<Record<Delivery, readonly [stored: string, form: string]>> = {
  none: [
    'This site stores one thing, in your own browser: whether you chose the light or the dark theme.',
    'What you type into the estimate form stays in your browser, and so do the photos you add. This site sends them nowhere. To be sure that we have your request, call, text or email.',
  ],
  receiver: [
    keptForTheTab,
    `When you send the estimate form, we receive what you typed and the photos you added. We use them for your request alone. ${smallerPhotos} For a day we keep the network address that it came from, so that nobody can flood us.`,
  ],
  service: [
    keptForTheTab,
    `When you send the estimate form, what you typed and the photos you added come to us through a form service. We use them for your request alone. ${smallerPhotos}`,
  ],
}

/** What is said where contacts are counted. */
const contactsPrivacy =
  'It counts when you press a link to call or text us or to save our number, and when a tool gives you an answer. Each adds one to a count for that page and day. The count says nothing about you or your device. '

export type LegalText = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }

/** The two texts that #privacy and #terms open, on every page. */
export function listLegalTexts(delivery: Delivery, hasNotices = false, countsContacts = false): LegalText[] {
  const [stored, form] = formPrivacy[delivery]
  const closedNotices = hasNotices ? ' It also keeps there which notices you closed, until you close the tab.' : ''
  return [
    {
      id: 'privacy',
      title: 'Privacy',
      paragraphs: [
        `${stored}${closedNotices} It sets no cookies and counts no visits. ${countsContacts ? contactsPrivacy : ''}It loads nothing from other companies.`,
        form,
        `When you call, text, email or send a request from your phone, we receive your number or address and what you tell us, through your own phone or mail provider. Questions about it go to ${business.email}.`,
      ],
    },
    { id: 'terms', title: 'Terms', paragraphs: terms },
  ]
}

/** What 'Save our number' puts into a phone's contacts, and the words of its links. */
export const savedContact = {
  path: `/${business.shortName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.vcf`,
  save: 'Save our number',
  description: 'Adds us to your phone’s contacts',
  phones: [
    { value: business.phone, label: 'Call or text' },
    { value: business.residentialPhone, label: 'Residential' },
  ],
  emails: [
    { value: business.email, label: 'General' },
    { value: business.emergencyEmail, label: 'Emergency' },
  ],
} as const

export const fogWords = {
  /** Shown once most of the glass is wiped clear. */
  clearGlassCall: 'Yours could be this clear.',
  /** What a screen reader says of the fog slider, behind the number. */
  share: '% of the glass is fogged',
} as const
