import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { smsHref } from '../lib/phone.ts'
import { drawQrCode } from './qr-code.ts'
import { smsQrCode } from './sms-qr-code.ts'

/** Reads a code from its picture, as a camera does. */
async function readCode(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * 6 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // However busy the machine is.
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 60_000 })
}

test.each(['sms:+14035550142', 'Zoë & Łukasz, 窓', 'x'.repeat(400)])(
  'a code reads as what was written: %s',
  async (text) => {
    expect(await readCode(drawQrCode(text))).toBe(text)
  },
)

test('the code for a text message reads as the link of the page', async () => {
  expect(await readCode(smsQrCode.svg)).toBe(smsHref(business.phone, messages.home.text))
})

test('a code is dark on white, with a border of four modules', async () => {
  const { data, info } = await sharp(Buffer.from(smsQrCode.svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) => data[(y * info.width + x) * info.channels] === 0
  const size = Array.from({ length: info.width }, (_, at) => at)
  for (const at of size)
    for (const edge of [0, 1, 2, 3]) expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false])
  expect(size.slice(4, 11).map((x) => isDark(x, 4))).toEqual(Array(7).fill(true))
})
