import { sayMoneyRange, sayRange } from '../lib/format.ts'
import { claims, prices } from './claims.ts'

export type Faq = { readonly question: string; readonly answer: string }

/** The short answers of the home page. */
export const homeFaqs: readonly Faq[] = [
  {
    question: 'How much does a window repair cost?',
    answer: `Most repairs cost ${sayMoneyRange(prices.repair)}. Seal replacement is ${sayMoneyRange(prices.sealReplacement)} per window and glass unit replacement is ${sayMoneyRange(prices.glassUnit)}. The quote is free, in writing, and valid for ${claims.estimateValidDays} days.`,
  },
  {
    question: 'Do you really come at night and on holidays?',
    answer: `Yes. We are open 24 hours a day, 365 days a year, at no extra charge. We guarantee a response within ${claims.responseMinutes} minutes; the average is ${claims.averageResponseMinutes}.`,
  },
  {
    question: 'How long does a repair take?',
    answer: `One to three hours per window. ${claims.sameDayPercent}% of jobs are finished the same day. Common glass sizes are installed the same day; custom glass takes about ${claims.customGlassDays.home} business days.`,
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
    answer: 'Yes. Heritage windows are among the ones we repair, with glass matched to what is there.',
  },
  {
    question: 'Are you licensed and insured?',
    answer: `Yes: licensed, insured and WorkSafe compliant, with ${claims.liability} liability coverage. Commercial work is also bonded.`,
  },
]
