import { business } from '../../src/content/business.ts'
import { formatPhone } from '../../src/lib/links.ts'

/** The main phone as accessible names have it: with plain spaces. */
export const shownPhone = toPlainSpaces(formatPhone(business.phone))

export const shownResidentialPhone = toPlainSpaces(formatPhone(business.residentialPhone))

function toPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
