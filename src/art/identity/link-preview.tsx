import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '../../content/business.ts'
import { site } from '../../content/site.ts'
import { formatPhone } from '../../lib/phone.ts'
import { palettes } from '../kit/drawing-files.tsx'
import { paintSvg } from '../kit/paint-svg.ts'
import { Mark } from './mark.tsx'
import { colour, PreviewWindow, toSource } from './preview-window.tsx'

export const previewSize = { width: 1200, height: 630 }

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

const card: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  ...previewSize,
  boxSizing: 'border-box',
  padding: '0 60px',
}

/** What the pictures of all pages have in common: the window onto Calgary, on the right. */
export function PreviewBackground() {
  return (
    <div style={{ ...card, justifyContent: 'flex-end', background: colour('--snow') }}>
      <PreviewWindow />
    </div>
  )
}

/** What goes over it: whose page it is, its title, and the number to call. */
export function PreviewWords({ title }: { title: string }) {
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
