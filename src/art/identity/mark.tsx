import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { getColour, palettes } from '../kit/drawing-files.tsx'
import { paintSvg } from '../kit/paint-svg.ts'

/** The mark of the business: a pane with its N of light. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" {...props}>
      <path d="M3 3h28v28H3z" fill="var(--ice-2)" />
      <path d="M3.9 3.9l26.2 26.2V3.9z" fill="var(--ice-3)" />
      <path d="M3.9 3.9h26.2v26.2H3.9z" fill="none" stroke="var(--ink)" strokeWidth="1.8" />
      <path d="M5.2 30V5.2l23.6 23.6V4" fill="none" stroke="var(--ink)" strokeWidth="4.4" strokeLinejoin="round" />
    </svg>
  )
}

export type Icon = {
  readonly path: `/icons/${string}.png`
  readonly size: number
  /** How much of the square the mark fills; the rest is ground. Without ground, it fills it all. */
  readonly fill: number
  readonly hasGround: boolean
}

/** The mark in the sizes that browsers, phones and the saved contact ask for. */
export const icons = {
  tab: { path: '/icons/icon-96.png', size: 96, fill: 1, hasGround: false },
  large: { path: '/icons/icon-512.png', size: 512, fill: 1, hasGround: false },
  apple: { path: '/icons/apple-touch-180.png', size: 180, fill: 0.72, hasGround: true },
  contact: { path: '/icons/contact-320.png', size: 320, fill: 0.6, hasGround: true },
} as const satisfies Record<string, Icon>

/** The drawn part of the mark's own square, which has a margin of three on every side. */
const drawn = { from: 3, size: 28 }

function drawIcon({ fill, hasGround }: Icon): string {
  const box = drawn.size / fill
  const from = drawn.from + (drawn.size - box) / 2
  const ground = hasGround ? `<path fill="var(--snow)" d="M${from} ${from}h${box}v${box}h-${box}z"/>` : ''
  const mark = renderToStaticMarkup(<Mark viewBox={`${from} ${from} ${box} ${box}`} />)
  return paintSvg(mark.replace('><path', `>${ground}<path`), palettes.light)
}

export function renderIcon(icon: Icon): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(icon)), { density: 1200 })
    .resize(icon.size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const markColours = ['--ice-2', '--ice-3', '--ink']

/** The mark as a file that follows the theme by itself. */
export function drawThemedIcon(): string {
  const declare = (theme: 'light' | 'dark') => markColours.map((name) => `${name}:${getColour(name, theme)}`).join(';')
  const style = `<style>:root{${declare('light')}}@media(prefers-color-scheme:dark){:root{${declare('dark')}}}</style>`
  return renderToStaticMarkup(<Mark xmlns="http://www.w3.org/2000/svg" />).replace('><path', `>${style}<path`)
}
