import { createHash } from 'node:crypto'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { smsHref } from './phone.ts'
import { drawQrCode } from './qr-code.ts'

const svg = drawQrCode(smsHref(business.phone, messages.home.text))
const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)

/** Opens a text message to the business on the phone that reads it. Written beside the drawings, with a hash in its name. */
export const textQrCode = { svg, path: `/drawings/text-us.${hash}.svg` } as const
