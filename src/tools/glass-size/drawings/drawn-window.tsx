import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'

export const drawnWindow = drawing('drawn-window', <DrawnWindow />)

const outerFrame = 'M172 110L1638-187V1503L172 1206z'
const paper = 'M538 475l222-14v333l-222-9z'

/** Downtown Calgary with its tower, and the snow and the river before it. */
const city = [
  ['#47688a', 'M387 685h68v193l-68-5zM1001 723l100 2v200l-100-7z'],
  ['#2f4f70', 'M478 630h72v255l-72-6zM907 481h15v431h-15zM885 507l59-2v38l-59 2zM1135 624h107v312l-107-8z'],
  ['#3a5c7e', 'M774 688h87v220l-87-7z'],
  ['#dfe9ee', 'M322 842l1034 66v286L322 1052z'],
  ['#9bbdcf', 'M322 894l1034 86v71L322 947z'],
] as const

/**
 * A window to try the tool on, as a photo would show it, at any time of day: its glass is 36 × 30 inches, with a letter
 * sheet on it, from 22 degrees to the side and 44 inches away.
 */
function DrawnWindow(props: ComponentProps<'svg'>) {
  return (
    // Firefox paints a picture on a canvas only if it says its size.
    <Artwork viewBox="0 0 1600 1400" width={1600} height={1400} {...props}>
      <linearGradient id="drawn-sky" x2={0} y2={1}>
        <stop stopColor="#6f9dc2" />
        <stop offset={0.75} stopColor="#f4e4c4" />
      </linearGradient>
      <path fill="#ded3c2" d="M0 0h1600v1400H0z" />
      <path fill="#2b2216" opacity={0.2} transform="translate(21 30)" d={outerFrame} />
      <path fill="#faf7f1" d={outerFrame} />
      <path fill="#c9bfb0" d="M241 188L1482-23v1362L241 1128z" />
      <path fill="#f2eee6" d="M290 217L1449 37v1242L290 1099z" />
      <path fill="#4a4a48" d="M318 260l1046-146v1088L318 1056z" />
      <path fill="#fdfbf6" d="M143 1200l1565 317 66 139L32 1252z" />
      <path fill="#cfc4b3" d="M32 1252l1742 404v69L32 1294z" />
      <path fill="url(#drawn-sky)" d="M322 264l1034-142v1072L322 1052z" />
      <path fill="#7c97b4" d="M322 684l156-137 122 111 160-91 116 122 191-196 289 236v215L322 868z" />
      {city.map(([colour, d]) => (
        <path key={colour} fill={colour} d={d} />
      ))}
      <path fill="#fff" opacity={0.18} d="M907 184l263-36-545 945-193-26z" />
      <path fill="#2b2216" opacity={0.2} transform="translate(8 12)" d={paper} />
      <path fill="#fbfaf5" d={paper} />
      <path fill="#d9c08f" opacity={0.8} d="M600 456l91-5v35l-91 5z" />
    </Artwork>
  )
}
