import tokens from '../../styles/tokens.css?raw'
import { type Palette, readPalette, type Theme } from './paint-svg.ts'

/** The site's colours by light and by dark, for what cannot read the stylesheet: picture files, icons and the browser's own interface. */
export const palettes: Record<Theme, Palette> = {
  light: readPalette(tokens, 'light'),
  dark: readPalette(tokens, 'dark'),
}

export function getColour(name: string, theme: Theme): string {
  const colour = palettes[theme].get(name)
  if (!colour) throw new Error(`tokens.css does not define ${name} as a colour`)
  return colour
}
