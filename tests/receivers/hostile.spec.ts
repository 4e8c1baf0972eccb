import { expect, test } from 'vitest'
import { requiredFields } from '../../src/form/request.ts'
import { countStored, receivers } from './receivers.ts'
import { encodeParts, formType, listParts, makePart, makePicture, type Part, post } from './requests.ts'

type Spoilt = [what: string, body: Uint8Array<ArrayBuffer>, contentType?: string]

const parts = listParts({ photos: [makePicture(300)] })
const extra = makePart('extra', 'a field that the receiver does not know')
const whole = encode(parts)

/** Bodies in which something is wrong beside what was typed and chosen. */
const spoilt: Spoilt[] = [
  ...requiredFields.flatMap((name): Spoilt[] => [
    [`${name} twice`, changePart(name, (part) => [part, part])],
    [`${name} as a file`, changePart(name, ({ head, content }) => [{ head: `${head}; filename="a.txt"`, content }])],
    [
      `${name} not in UTF-8`,
      changePart(name, ({ head }) => [{ head, content: Uint8Array.of(0x41, 0xc3, 0x28, 0xff) }]),
    ],
    [`${name} without a name`, changePart(name, ({ content }) => [{ head: 'Content-Type: text/plain', content }])],
    [
      `${name} misspelt`,
      changePart(name, ({ head, content }) => [{ head: head.replace(' name=', ' nome='), content }]),
    ],
  ]),
  ['endless headers', encode([...parts, { ...extra, head: `${extra.head}\r\nX-Long: ${'a'.repeat(20_000)}` }])],
  ['hundreds of parts', encode([...parts, ...Array(200).fill(extra)])],
  // Before the last boundary, which is what ends a body.
  ...Array.from({ length: 60 }, (_, index): Spoilt => {
    const length = Math.floor(((whole.length - 10) * index) / 60)
    return [`cut off after ${length} bytes`, whole.subarray(0, length)]
  }),
  ['noise', makePicture(5000).subarray(20)],
  ['another boundary', whole, 'multipart/form-data; boundary=other'],
]

function encode(all: readonly Part[]): Buffer<ArrayBuffer> {
  return Buffer.concat(encodeParts(all))
}

function changePart(name: string, change: (part: Part) => Part[]): Buffer<ArrayBuffer> {
  return encode(parts.flatMap((part) => (part.head.includes(`name="${name}"`) ? change(part) : [part])))
}

test.each(receivers)('$name: spoilt bodies are refused, and nothing is written', async (receiver) => {
  const before = countStored(receiver)
  const refusals: unknown[] = []
  for (const [what, body, contentType = formType] of spoilt) {
    const { status } = await post(receiver.url, body, { 'Content-Type': contentType })
    refusals.push([what, status])
  }
  expect(refusals).toEqual(spoilt.map(([what]) => [what, 400]))
  expect(countStored(receiver)).toEqual(before)
})
