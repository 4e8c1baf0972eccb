import {
  capitalize,
  formatMoneyRange,
  formatRange,
  sayList,
  sayMoneyRange,
  sayNumber,
  sayRange,
} from '../lib/format.ts'
import { arrivalMinutes, claims, prices } from './claims.ts'
import type { NavigationLink } from './navigation.ts'
import { pages } from './pages.ts'
import { mainTowns } from './places.ts'

export type Faq = { readonly question: string; readonly answer: string }

/** The short answers of the home page. */
export const homeFaqs: readonly Faq[] = [
  {
    question: 'How much does a window repair cost?',
    answer: `Repairs cost ${sayMoneyRange(prices.repair)} overall. Seal replacement is ${sayMoneyRange(prices.sealReplacement)} per window and glass unit replacement is ${sayMoneyRange(prices.glassUnit)}. The quote is free, in writing, and valid for ${claims.estimateValidDays} days.`,
  },
  {
    question: 'Do you really come at night and on holidays?',
    answer: `Yes. We are open 24 hours a day, 365 days a year, at no extra charge. We guarantee a response to your call or text within ${claims.responseMinutes} minutes; the average is ${claims.averageResponseMinutes}.`,
  },
  {
    question: 'How long does a repair take?',
    answer: `${capitalize(sayNumber(claims.repairHours.from))} to ${sayNumber(claims.repairHours.to)} hours per window. ${claims.sameDayPercent}% of jobs are finished the same day. Common glass sizes are installed the same day; custom glass takes about ${claims.customGlassDays.home} business days.`,
  },
  {
    question: 'Can a foggy window be fixed without replacing it?',
    answer: `Often. Resealing costs ${sayMoneyRange(prices.foggyReseal)}. If the glass unit has to be replaced, expect ${sayMoneyRange(prices.foggyUnit)}.`,
  },
  {
    question: 'What does the warranty cover?',
    answer: `Parts and labour for ${claims.warrantyYears} years, on repairs and installations. Manufacturer warranties on glass are typically ${sayRange(claims.manufacturerWarrantyYears)} years.`,
  },
  {
    question: 'Do chinooks damage windows?',
    answer: `They can. Fast temperature swings work the seal back and forth, and gusts can pass ${claims.chinookKmh} km/h. We advise a professional inspection every ${sayRange(claims.inspectionYears)} years.`,
  },
  {
    question: 'Do you work on heritage homes?',
    answer: 'Yes. Heritage windows are among the ones we repair, and new glass is chosen to suit what is there.',
  },
  {
    question: 'Are you licensed and insured?',
    answer: `Yes: licensed, insured and WorkSafe compliant, with ${claims.liability} liability coverage. Commercial work is also bonded.`,
  },
]

/** The groups of the FAQ page, in order. */
export const faqGroups = {
  price: 'Price and payment',
  time: 'Time and weather',
  glass: 'Glass and windows',
  word: 'Your building, our word',
} as const

export type PageFaq = Faq & {
  /** The hash that opens the question; people share it, so it never changes. */
  readonly id: string
  readonly group: keyof typeof faqGroups
  /** What its pane in the window of questions says. */
  readonly pane: string
  readonly shortAnswer: string
  readonly more?: NavigationLink
}

/** The questions of the FAQ page. */
export const pageFaqs: readonly PageFaq[] = [
  {
    id: 'cost',
    group: 'price',
    pane: 'Cost',
    question: 'What will my window repair cost?',
    shortAnswer: formatMoneyRange(prices.repair),
    answer: `Window repairs run from ${sayMoneyRange(prices.repair)}. New seals are ${sayMoneyRange(prices.sealReplacement)} per window, a new glass unit ${sayMoneyRange(prices.glassUnit)}. For fog between the panes, resealing is ${sayMoneyRange(prices.foggyReseal)} and a replacement unit ${sayMoneyRange(prices.foggyUnit)}. Your own price comes in writing, free, and the repair starts when you agree to it.`,
  },
  {
    id: 'estimates',
    group: 'price',
    pane: 'Estimates',
    question: 'Are estimates free?',
    shortAnswer: 'Yes, free',
    answer: `Quotes and assessments cost nothing. You get the estimate in writing and it holds for ${claims.estimateValidDays} days. Evening and weekend appointments are available, and nobody will pressure you to buy. Questions that are not urgent are answered within ${claims.replyHours} hours during business hours.`,
  },
  {
    id: 'payment',
    group: 'price',
    pane: 'Payment',
    question: 'How and when do I pay?',
    shortAnswer: 'When it is done',
    answer: `On completion. We take ${sayList(claims.payment)}, and payment plans are available for larger projects. Established commercial accounts have Net ${claims.netDays} terms.`,
  },
  {
    id: 'repair-or-replace',
    group: 'price',
    pane: 'Repair or replace',
    question: 'Should I repair the window or replace it?',
    shortAnswer: 'Repair first',
    answer: `Where the glass is whole and the frame is sound, a repair is usually enough. Where the glass is cracked, or marked on the inside of the unit, the glass is replaced and the frame can stay. A window that is ${claims.replacementAgeYears} or more years old may be worth replacing. A free assessment tells you which it is.`,
    more: { label: 'Signs for and against', path: pages.glass.path },
  },
  {
    id: 'emergency',
    group: 'time',
    pane: '24/7',
    question: 'Do you offer 24/7 emergency repair?',
    shortAnswer: 'Yes, 24/7/365',
    answer: `Every hour of the year, and a night, a weekend or a holiday is not charged extra. A response to your call or text within ${claims.responseMinutes} minutes is guaranteed; ${claims.averageResponseMinutes} minutes is the average. Arrival averages ${sayRange(arrivalMinutes.central)} minutes downtown, ${sayRange(arrivalMinutes.innerCity)} in the inner city, ${sayRange(arrivalMinutes.suburban)} in the suburbs, and ${sayRange(arrivalMinutes.extended)} in ${sayList(mainTowns)}.`,
    more: { label: 'Emergency window repair', path: pages.emergency.path },
  },
  {
    id: 'after-hours',
    group: 'time',
    pane: 'After hours',
    question: 'My window broke after hours. What should I do?',
    shortAnswer: 'Stay clear, then call',
    answer:
      'Stay clear of the glass, keep children and pets away, and call us. If anyone is hurt, or an intruder may be inside, call 911 first. Leave loose pieces where they are. If it is safe where you stand, text us a photo. We make the opening safe first. Then you get the price in writing, and the repair starts when you agree.',
  },
  {
    id: 'duration',
    group: 'time',
    pane: 'How long',
    question: 'How long will the repair take?',
    shortAnswer: `${formatRange(claims.repairHours)} hours`,
    answer: `Count on ${sayRange(claims.repairHours)} hours for each window. Glass in a common size goes in the same day; glass that has to be made to measure takes ${sayRange(claims.customGlassDays.glassPage)} business days. In all, ${claims.sameDayPercent}% of jobs are finished the same day.`,
  },
  {
    id: 'chinook',
    group: 'time',
    pane: 'Chinooks',
    question: 'What does a chinook do to my windows?',
    shortAnswer: 'It works the seals',
    answer: `A fast thaw makes the air in a sealed unit swell, and the next cold night shrinks it again. With gusts that can pass ${claims.chinookKmh} km/h, that is a lot of movement for one edge seal. If panes fog or rattle after a chinook, have the seals looked at before the next one.`,
  },
  {
    id: 'foggy',
    group: 'glass',
    pane: 'Foggy panes',
    question: 'Can fog between the panes be repaired?',
    shortAnswer: 'Often, yes',
    answer: `Caught early, the unit can often be resealed, for ${sayMoneyRange(prices.foggyReseal)}. Once minerals have marked the glass inside, the unit is replaced, for ${sayMoneyRange(prices.foggyUnit)}, and the frame can stay. Most seals fail after about ${sayRange(claims.sealFailureYears)} years, so fog is age more often than damage. Sealed windows can mean energy savings of up to ${claims.energy.sealedSavingsPercent}%.`,
  },
  {
    id: 'matching',
    group: 'glass',
    pane: 'Matching',
    question: 'Can you match my existing glass?',
    shortAnswer: 'Usually, yes',
    answer:
      'Usually. Thickness, tint, coating and pattern are what the eye compares, so those are what we match before the glass is ordered. Where a pattern is no longer made, we look for the closest one with you.',
  },
  {
    id: 'brands',
    group: 'glass',
    pane: 'Brands',
    question: 'Which window brands do you repair?',
    shortAnswer: 'By the window',
    answer:
      'We work from the window rather than from the label: seals, glass and hardware are measured and matched to what is there. Text us a photo of the window, and of any marking on the spacer bar between the panes, and we will tell you what can be done.',
  },
  {
    id: 'prevention',
    group: 'glass',
    pane: 'Prevention',
    question: 'How can I prevent window problems?',
    shortAnswer: 'Regular checks',
    answer: `Have a professional look at the windows every ${sayRange(claims.inspectionYears)} years, and plan on new seals every ${sayRange(claims.sealReplacementYears)} years. In between, keep the drain holes at the sill clear, wipe grit out of the tracks, and call at the first haze.`,
  },
  {
    id: 'heritage',
    group: 'word',
    pane: 'Heritage',
    question: 'Can you repair windows in a heritage home?',
    shortAnswer: 'Yes',
    answer:
      'We can. Wood sashes and divided lites are repaired wherever they can be, pane by pane, and new glass is chosen to sit quietly beside the old.',
    more: { label: 'Repair for every kind of home', path: pages.residential.path },
  },
  {
    id: 'commercial',
    group: 'word',
    pane: 'Commercial',
    question: 'Do you repair commercial windows?',
    shortAnswer: 'Yes, bonded',
    answer:
      'Offices, shops, restaurants, clinics, schools and industrial buildings. Commercial work is bonded, and we hold pre-approved vendor status with commercial insurers. Progress billing, multi-year discounts, multi-location agreements and maintenance programs with quarterly inspections are available.',
    more: { label: 'Commercial window repair', path: pages.commercial.path },
  },
  {
    id: 'warranty',
    group: 'word',
    pane: 'Warranty',
    question: 'What is under warranty, and for how long?',
    shortAnswer: `${claims.warrantyYears} years`,
    answer: `Our work and the parts in it, for ${claims.warrantyYears} years, whether it was a repair or an installation. The glass itself also carries its manufacturer’s warranty, typically ${sayRange(claims.manufacturerWarrantyYears)} years.`,
  },
  {
    id: 'licence',
    group: 'word',
    pane: 'Licence',
    question: 'Do you have a licence and insurance?',
    shortAnswer: `Yes, ${claims.liability}`,
    answer: `We are licensed, insured and WorkSafe compliant, with ${claims.liability} of liability coverage. The business is family owned and dates from ${claims.since}.`,
    more: { label: 'About us', path: pages.about.path },
  },
]
