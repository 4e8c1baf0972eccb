import encodeQR from 'qr'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { hashContent } from '../lib/content-hash.ts'
import { smsHref } from '../lib/links.ts'

/** What the standard asks for around a code, in modules. */
const quietZone = 4

const svg = drawQrCode(smsHref(business.phone, messages.home.text))

/** Opens a text message to the business on the phone that reads it. Written beside the drawings, with a hash in its name. */
export const smsQrCode = { svg, path: `/drawings/text-us.${hashContent(svg)}.svg` } as const

/** A QR code as SVG, dark on white whatever the theme, because not every phone reads a light one on dark. */
export function drawQrCode(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = rows.map(drawRow).join('')
  const size = rows.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  )
}

/** Dark modules side by side are one rectangle. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`
  }
  return path
}
