// Written by `npm run fonts`.
import familjenGrotesk from './familjen-grotesk.woff2'
import figtree from './figtree.woff2'
import figtreeLatin from './figtree-latin.woff2'
import figtreeLatinExt from './figtree-latin-ext.woff2'

/** A file of a family, with the weights that it has. */
export type WebFont = {
  readonly family: string
  readonly url: string
  readonly weight: string
  /** Where it is given the browser fetches the file when it needs one of these characters. */
  readonly unicodeRange?: string
}

export const pageFonts: readonly WebFont[] = [
  {
    family: 'Familjen Grotesk',
    url: familjenGrotesk,
    weight: '600',
  },
  {
    family: 'Figtree',
    url: figtree,
    weight: '400 650',
  },
]

export const inputFonts: readonly WebFont[] = [
  {
    family: 'Figtree',
    url: figtreeLatin,
    weight: '400 650',
    unicodeRange: 'U+C0-D6, U+D8-E6, U+E8-FF, U+152-153',
  },
  {
    family: 'Figtree',
    url: figtreeLatinExt,
    weight: '400 650',
    unicodeRange: 'U+100-151, U+154-24F, U+1E00-1EFF',
  },
]
