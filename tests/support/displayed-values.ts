import { readFileSync } from 'node:fs'
import { readPalette, type Theme } from '../../src/art/kit/paint-svg.ts'
import { business } from '../../src/content/business.ts'
import { formatPhone } from '../../src/lib/links.ts'

/** The main phone as accessible names have it: with plain spaces. */
export const shownPhone = toPlainSpaces(formatPhone(business.phone))

export const shownResidentialPhone = toPlainSpaces(formatPhone(business.residentialPhone))

function toPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** A colour of tokens.css as browsers write computed ones. */
export function shownColour(name: string, theme: Theme): string {
  const [red, green, blue] = (
    readPalette(tokens, theme)
      .get(name)
      ?.match(/[\da-f]{2}/gi) ?? []
  ).map((pair) => Number.parseInt(pair, 16))
  return `rgb(${red}, ${green}, ${blue})`
}
