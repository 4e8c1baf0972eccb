import { optimize } from 'svgo'

export type Theme = 'light' | 'dark'
export type Palette = ReadonlyMap<string, string>

const declaration = /(--[\w-]+):\s*(?:light-dark\(\s*([^,()]+),\s*([^,()]+)\)|(#[\da-f]+))\s*;/g

/** Reads the colour tokens out of the stylesheet, so that drawings in files and drawings in the page share them. */
export function readPalette(css: string, theme: Theme): Palette {
  const palette = new Map<string, string>()
  for (const [, name, light, dark, both] of css.matchAll(declaration)) {
    const colour = both ?? (theme === 'light' ? light : dark)
    if (name && colour) palette.set(name, colour.trim())
  }
  return palette
}

/** A file cannot see the page's custom properties: writes their colours in. */
export function writeColours(markup: string, palette: Palette): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = palette.get(name)
    if (!colour) throw new Error(`A drawing uses ${name}, which tokens.css does not define as a colour`)
    return colour
  })
}

/** Makes a document of painted markup, and makes it small. */
export function finishSvg(painted: string): string {
  const svg = painted.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return optimize(svg, { multipass: true, floatPrecision: 2 }).data
}

export function paintSvg(markup: string, palette: Palette): string {
  return finishSvg(writeColours(markup, palette))
}
