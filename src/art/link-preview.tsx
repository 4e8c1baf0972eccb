import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '../content/business.ts'
import { site } from '../content/site.ts'
import { paintSvg } from '../lib/paint-svg.ts'
import { formatPhone } from '../lib/phone.ts'
import { getDrawingFile } from './drawings.tsx'
import { Mark } from './mark.tsx'
import { getColour, palettes } from './palettes.ts'

export const previewSize = { width: 1200, height: 630 }

const pane = { width: 502, height: 458 }
const mullion = 12

const colour = (name: string) => getColour(name, 'day')
const toSource = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

function Sign() {
  const mark = toSource(
    paintSvg(renderToStaticMarkup(<Mark viewBox="3 3 28 28" width={54} height={54} />), palettes.day),
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

/** In the look of a call button, which is where the link leads to. */
function Phone() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <span
        style={{
          padding: '15px 24px 17px',
          borderRadius: 12,
          borderBottom: `3px solid ${colour('--hot-edge')}`,
          background: colour('--hot'),
          color: colour('--on-hot'),
          fontSize: 34,
          lineHeight: 1,
          letterSpacing: '-0.03em',
        }}
      >
        {formatPhone(business.phone)}
      </span>
      <span style={{ fontFamily: 'Figtree', fontSize: 22, color: colour('--ink-2') }}>{site.contact.callSays}</span>
    </div>
  )
}

/** The right end of the view: downtown, the tower and the peaks, which is what a narrow window shows of it. */
function View() {
  const { svg, width, height } = getDrawingFile('scene', 'day')
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

function Window() {
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

/** What a shared link shows: the page's own title beside the window onto Calgary. */
export function LinkPreview({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        ...previewSize,
        boxSizing: 'border-box',
        padding: '0 60px',
        background: colour('--snow'),
        color: colour('--ink'),
        fontFamily: 'Familjen Grotesk',
      }}
    >
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 490, height: 500 }}
      >
        <Sign />
        <Title title={title} />
        <Phone />
      </div>
      <Window />
    </div>
  )
}
