import { readFileSync } from 'node:fs'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { business } from '../../content/business.ts'
import { type PageId, pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { hashContent } from '../../lib/content-hash.ts'
import { formatPhone } from '../../lib/links.ts'
import { getColour, getDrawingFile, palettes } from '../kit/drawing-files.tsx'
import { paintSvg } from '../kit/paint-svg.ts'
import { scene } from '../scene/scene.tsx'
import { Mark } from './mark.tsx'

export const previewSize = { width: 1200, height: 630 }

type Preview = { readonly words: string; readonly path: string }

const previews = new Map<PageId, Promise<Preview>>()

/** A page's picture in link previews. Its file name has a hash, because other sites cache it for a long time. */
export function getPreview(page: PageId): Promise<Preview> {
  const preview = previews.get(page) ?? drawPreview(page)
  previews.set(page, preview)
  return preview
}

export async function renderPreview({ words }: Preview): Promise<Buffer> {
  return sharp(await paintBackground())
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true })
    .toBuffer()
}

async function drawPreview(page: PageId): Promise<Preview> {
  const [title = ''] = pages[page].title.split(' | ')
  const words = await draw(<Words title={title} />)
  return { words, path: `/previews/${page}.${hashContent((await drawBackground()) + words)}.png` }
}

let background: Promise<string> | undefined
let paintedBackground: Promise<Buffer> | undefined

function drawBackground(): Promise<string> {
  background ??= draw(<Background />)
  return background
}

/** Painted once for all pages: the blurred shadow of its window takes longer than all the rest. */
async function paintBackground(): Promise<Buffer> {
  const svg = await drawBackground()
  paintedBackground ??= sharp(Buffer.from(svg)).png().toBuffer()
  return paintedBackground
}

function draw(picture: ReactNode): Promise<string> {
  return satori(picture, { ...previewSize, fonts })
}

// satori reads neither variable fonts nor woff2, so these are static files of the same typefaces.
const readFont = (family: string, weight: number) =>
  readFileSync(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)

const fonts: Font[] = [
  { name: 'Familjen Grotesk', data: readFont('familjen-grotesk', 600), weight: 600, style: 'normal' },
  { name: 'Figtree', data: readFont('figtree', 500), weight: 500, style: 'normal' },
]

const colour = (name: string) => getColour(name, 'light')
const toSource = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const card: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  ...previewSize,
  boxSizing: 'border-box',
  padding: '0 60px',
}

/** What goes over the background: whose page it is, its title, and the number to call. */
function Words({ title }: { title: string }) {
  return (
    <div style={{ ...card, color: colour('--ink'), fontFamily: 'Familjen Grotesk' }}>
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 490, height: 500 }}
      >
        <Sign />
        <Title title={title} />
        <Phone />
      </div>
    </div>
  )
}

function Sign() {
  const mark = toSource(
    paintSvg(renderToStaticMarkup(<Mark viewBox="3 3 28 28" width={54} height={54} />), palettes.light),
  )
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <img src={mark} alt="" width={54} height={54} />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <span style={{ fontSize: 36, lineHeight: 1, letterSpacing: '-0.03em' }}>{business.shortName}</span>
        <span style={{ fontFamily: 'Figtree', fontSize: 20, lineHeight: 1.15, color: colour('--ink-2') }}>
          {business.tagline}
        </span>
      </div>
    </div>
  )
}

/** The phone number, in the style of a call button. */
function Phone() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <span
        style={{
          padding: '15px 24px 17px',
          borderRadius: 12,
          borderBottom: `3px solid ${colour('--accent-edge')}`,
          background: colour('--accent'),
          color: colour('--on-accent'),
          fontSize: 34,
          lineHeight: 1,
          letterSpacing: '-0.03em',
        }}
      >
        {formatPhone(business.phone)}
      </span>
      <span style={{ fontFamily: 'Figtree', fontSize: 22, color: colour('--ink-2') }}>
        {site.contact.callDescription}
      </span>
    </div>
  )
}

/** Words stay whole: a title breaks between them, never at a hyphen. */
function Title({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 0.22em',
        fontSize: 76,
        lineHeight: 1,
        letterSpacing: '-0.04em',
      }}
    >
      {title.split(' ').map((word) => (
        <span key={word} style={{ whiteSpace: 'nowrap' }}>
          {word}
        </span>
      ))}
    </div>
  )
}

/** What the pictures of all pages have in common: the window onto Calgary, on the right. */
function Background() {
  return (
    <div style={{ ...card, justifyContent: 'flex-end', background: colour('--snow') }}>
      <PreviewWindow />
    </div>
  )
}

const pane = { width: 502, height: 458 }
const mullion = 12

/** A window onto Calgary in the site's frame, drawn for satori: with styles of its own, since no stylesheet reaches it. */
function PreviewWindow() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <div
        style={{
          display: 'flex',
          padding: mullion,
          border: `1px solid ${colour('--frame-lo')}`,
          borderRadius: 6,
          background: colour('--frame'),
          boxShadow: '0 26px 44px -14px #07162c59',
        }}
      >
        <View />
      </div>
      <div
        style={{
          width: pane.width + 4 * mullion + 6,
          height: 22,
          border: `1px solid ${colour('--sill-line')}`,
          borderRadius: '2px 2px 4px 4px',
          background: `linear-gradient(${colour('--sill')} 42%, ${colour('--sill-edge')} 42%)`,
        }}
      />
    </div>
  )
}

/** The right end of the view: downtown, the tower and the peaks, which is what a narrow window shows of it. */
function View() {
  const { svg, width, height } = getDrawingFile(scene, 'light')
  const scale = pane.height / height
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        ...pane,
        border: `2px solid ${colour('--frame-hi')}`,
        borderRadius: 3,
      }}
    >
      <img
        src={toSource(svg)}
        alt=""
        width={width * scale}
        height={pane.height}
        style={{ position: 'absolute', top: 0, right: 0 }}
      />
    </div>
  )
}
