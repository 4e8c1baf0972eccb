import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { hashContent } from '../lib/content-hash.ts'
import { smsHref } from '../lib/phone.ts'
import { drawQrCode } from './qr-code.ts'

const svg = drawQrCode(smsHref(business.phone, messages.home.text))

/** Opens a text message to the business on the phone that reads it. Written beside the drawings, with a hash in its name. */
export const smsQrCode = { svg, path: `/drawings/text-us.${hashContent(svg)}.svg` } as const
