import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { messages } from '../../content/messages.ts'
import { groups, type Place } from '../../content/places.ts'
import {
  formatCount,
  formatMoneyRange,
  formatRange,
  type Range,
  sayMoneyRange,
  sayRange,
  uncapitalize,
} from '../../lib/format.ts'
import { type CostEstimate, estimateCost } from './estimate-cost.ts'
import { cost, minWindowsForQuote, type Symptom } from './words.ts'

export type CostCase = {
  symptom: Symptom | undefined
  windows: number
  place: Place | undefined
}

type ValueWithNote = { readonly value: string; readonly note: string }

export type CostAnswer = {
  estimate: CostEstimate
  /** 'Broken glass, 2 windows, Mahogany' */
  subject: string
  /** A range, never one price. */
  price: string
  decides: string
  hours: ValueWithNote
  sameDay: ValueWithNote
  arrival: ValueWithNote
  /** A text message starts with this. */
  message: string
  /** The line for the estimate form; none before a symptom is chosen. */
  requestLine: string
  /** All of it in a sentence, for screen readers. */
  summary: string
}

export function describeCost({ symptom, windows, place }: CostCase): CostAnswer {
  const estimate = estimateCost(symptom, windows)
  const { price, isEach } = estimate
  const { name, decides, sameDay } = symptom ?? cost.nothingChosen
  const each = isEach ? ` ${cost.each}` : ''
  const hours = describeHours(estimate.hours)
  const subject = [name, describeWindows(windows), ...(place ? [place.name] : [])].join(', ')
  return {
    estimate,
    subject,
    price: price ? formatMoneyRange(price) : cost.freeQuote,
    decides: isEach ? cost.oneQuote : decides,
    hours,
    sameDay: { value: cost.sameDay, note: sameDay },
    arrival: describeArrival(place),
    message: symptom
      ? `Hello ${business.shortName}, ${uncapitalize(subject)}. A photo and the address:`
      : messages.home.text,
    requestLine: `${subject}. ${price ? `Range shown: ${formatMoneyRange(price)}${each}.` : 'Free quote, please.'}`,
    summary: `${subject}: ${price ? sayMoneyRange(price) + each : uncapitalize(cost.freeQuote)}. ${sayRange(estimate.hours)} hours ${hours.note}.`,
  }
}

function describeWindows(windows: number): string {
  return windows >= minWindowsForQuote ? `${minWindowsForQuote} or more windows` : formatCount(windows, 'window')
}

function describeHours(hours: Range): ValueWithNote {
  const { repairHours } = claims
  const note = hours.from === repairHours.from ? 'of work per window' : `of work, ${sayRange(repairHours)} per window`
  return { value: `${formatRange(hours)} hours`, note }
}

/** Under the field, once a place is chosen. */
export function sayArrival({ group }: Place): string {
  const { name, minutes } = groups[group]
  return `${name}: arrival ${formatRange(minutes)} minutes on average.`
}

/** The arrival is an average, by area; without a place it is the guarantee, which is the response to a call. */
function describeArrival(place: Place | undefined): ValueWithNote {
  if (!place) return { value: `${claims.responseMinutes} min`, note: cost.response }
  return {
    value: `${formatRange(groups[place.group].minutes)} min`,
    note: `average emergency arrival in ${place.name}`,
  }
}
