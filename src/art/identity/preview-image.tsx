import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { type PageId, pages } from '../../content/pages.ts'
import { hashContent } from '../../lib/content-hash.ts'
import { PreviewBackground, PreviewWords, previewSize } from './link-preview.tsx'

// satori reads neither variable fonts nor woff2, so these are static files of the same typefaces.
const readFont = (family: string, weight: number) =>
  readFileSync(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)

const fonts: Font[] = [
  { name: 'Familjen Grotesk', data: readFont('familjen-grotesk', 600), weight: 600, style: 'normal' },
  { name: 'Figtree', data: readFont('figtree', 500), weight: 500, style: 'normal' },
]

const draw = (card: ReactNode) => satori(card, { ...previewSize, fonts })

const background = draw(<PreviewBackground />)
let paintedBackground: Promise<Buffer> | undefined

/** Painted once for all pages: the blurred shadow of its window takes longer than all the rest. */
async function paintBackground(): Promise<Buffer> {
  paintedBackground ??= sharp(Buffer.from(await background))
    .png()
    .toBuffer()
  return paintedBackground
}

type Preview = { readonly words: string; readonly path: string }

const previews = new Map<PageId, Promise<Preview>>()

/** A page's picture in link previews. Its file name has a hash, because other sites cache it for a long time. */
export function getPreview(page: PageId): Promise<Preview> {
  const preview = previews.get(page) ?? drawPreview(page)
  previews.set(page, preview)
  return preview
}

async function drawPreview(page: PageId): Promise<Preview> {
  const [title = ''] = pages[page].title.split(' | ')
  const words = await draw(<PreviewWords title={title} />)
  return { words, path: `/previews/${page}.${hashContent((await background) + words)}.png` }
}

export async function renderPreview({ words }: Preview): Promise<Buffer> {
  return sharp(await paintBackground())
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true })
    .toBuffer()
}
