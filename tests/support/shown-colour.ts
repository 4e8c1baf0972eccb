import { readFileSync } from 'node:fs'
import { readPalette, type Theme } from '../../src/art/kit/paint-svg.ts'

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
