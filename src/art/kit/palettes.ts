import { type Palette, readPalette, type TimeOfDay } from '../../lib/paint-svg.ts'
import tokens from '../../styles/tokens.css?raw'

/** The site's colours by day and by night, for what cannot read the stylesheet: picture files, icons and the browser's own interface. */
export const palettes: Record<TimeOfDay, Palette> = {
  day: readPalette(tokens, 'day'),
  night: readPalette(tokens, 'night'),
}

export function getColour(name: string, time: TimeOfDay): string {
  const colour = palettes[time].get(name)
  if (!colour) throw new Error(`tokens.css does not define ${name} as a colour`)
  return colour
}
