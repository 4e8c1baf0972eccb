import { expect, test } from 'vitest'
import { requiredFields } from '../../src/form/request.ts'
import { countStored, receivers } from './receivers.ts'
import { filledIn, makeAddress, makePicture, pretendAddress } from './requests.ts'

interface HostileBody {
  /** What is wrong with the body. */
  name: string
  contentType: string
  body: Uint8Array<ArrayBuffer>
}

type Part = { head: string; content: Uint8Array }
type RandomInteger = (below: number) => number

/** Numbers that look random and are the same each time. */
function createRandomInteger(seed: number): RandomInteger {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const boundary = 'hostile'
const encode = (text: string) => new TextEncoder().encode(text)
const formType = `multipart/form-data; boundary=${boundary}`

function listParts(): Part[] {
  const fields = Object.entries({ id: crypto.randomUUID(), ...filledIn })
  const texts = fields.map(([name, value]) => ({
    head: `Content-Disposition: form-data; name="${name}"`,
    content: encode(value),
  }))
  const head = 'Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg'
  return [...texts, { head, content: makePicture(300) }]
}

function join(parts: Part[]): Uint8Array<ArrayBuffer> {
  const chunks = parts.flatMap(({ head, content }) => [
    encode(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    encode('\r\n'),
  ])
  return concat([...chunks, encode(`--${boundary}--\r\n`)])
}

function concat(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

function pick(names: readonly string[], random: RandomInteger): string {
  return names[random(names.length)] ?? ''
}

function makeNoise(random: RandomInteger, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, () => random(256))
}

function changePart(parts: Part[], name: string, change: (part: Part) => Part[]): Part[] {
  return parts.flatMap((part) => (part.head.includes(`name="${name}"`) ? change(part) : [part]))
}

/** Changes a required field, whichever it is. */
function changeRequired(parts: Part[], random: RandomInteger, change: (part: Part) => Part[]): Part[] {
  return changePart(parts, pick(requiredFields, random), change)
}

function replaceContent(content: Uint8Array): (part: Part) => Part[] {
  return ({ head }) => [{ head, content }]
}

type Spoiler<Spoilt> = [name: string, spoil: (parts: Part[], random: RandomInteger) => Spoilt]

/** Ways to spoil the parts of a good body, each of which leaves nothing that could be stored. */
const partSpoilers: Spoiler<Part[]>[] = [
  ['a required field is missing', (parts, random) => changeRequired(parts, random, () => [])],
  [
    'a required field has only white space',
    (parts, random) => changeRequired(parts, random, replaceContent(encode(' \t\r\n\u00a0\0'.repeat(1 + random(5))))),
  ],
  ['a field comes twice', (parts, random) => changeRequired(parts, random, (part) => [part, part])],
  [
    'a field is a file',
    (parts, random) =>
      changeRequired(parts, random, ({ head, content }) => [{ head: `${head}; filename="a.txt"`, content }]),
  ],
  [
    'a field is not UTF-8',
    (parts, random) =>
      changeRequired(parts, random, replaceContent(Uint8Array.of(0x41, 0xc3, 0x28, 0xff, random(256)))),
  ],
  [
    'a field is too long',
    (parts, random) => {
      const name = pick(['name', 'phone', 'address', 'message'], random)
      return changePart(parts, name, replaceContent(encode('é'.repeat(4001 + random(20_000)))))
    },
  ],
  ['an id that is none', (parts, random) => changePart(parts, 'id', replaceContent(encode(`../${random(1e9)}`)))],
  [
    'a choice that is none',
    (parts, random) =>
      changePart(parts, pick(['issue', 'time'], random), replaceContent(encode(`__proto__${random(1000)}`))),
  ],
  [
    'a photo that is none',
    // No picture begins with this byte.
    (parts, random) =>
      changePart(parts, 'photos', replaceContent(concat([Uint8Array.of(0x3c), makeNoise(random, random(2000))]))),
  ],
  [
    'a part has no name',
    (parts, random) => {
      const at = random(parts.length)
      return parts.map((part, index) => (index === at ? { ...part, head: 'Content-Type: text/plain' } : part))
    },
  ],
  [
    'a part has endless headers',
    (parts, random) => {
      const head = `Content-Disposition: form-data; name="x"\r\nX-Long: ${'a'.repeat(9000 + random(9000))}`
      return [{ head, content: encode('x') }, ...parts]
    },
  ],
  [
    'hundreds of parts',
    (parts, random) => {
      const extra = Array.from({ length: 100 + random(400) }, (_, index) => ({
        head: `Content-Disposition: form-data; name="field${index}"`,
        content: encode('x'),
      }))
      return [...parts, ...extra]
    },
  ],
  [
    'the name parameter is misspelt',
    // A part with namqx= instead of name= has no name.
    (parts, random) => {
      const change = String.fromCharCode(0x61 + random(26))
      return changeRequired(parts, random, ({ head, content }) => [
        { head: head.replace('name="', `nam${change}x="`), content },
      ])
    },
  ],
]

const otherTypes = ['text/plain', 'application/json', 'multipart/mixed; boundary=hostile', 'image/png']

/** Ways to spoil a body as a whole, or what is said of it. */
const bodySpoilers: Spoiler<Omit<HostileBody, 'name'>>[] = [
  [
    'cut off',
    (parts, random) => {
      const body = join(parts)
      // Before the last boundary, which is what ends a body.
      return { contentType: formType, body: body.slice(0, random(body.length - boundary.length - 6)) }
    },
  ],
  ['noise', (_parts, random) => ({ contentType: formType, body: makeNoise(random, 1 + random(5000)) })],
  ['empty', () => ({ contentType: formType, body: new Uint8Array(0) })],
  [
    'another boundary',
    (parts, random) => ({ contentType: `multipart/form-data; boundary=other${random(1000)}`, body: join(parts) }),
  ],
  ['no boundary', (parts) => ({ contentType: 'multipart/form-data', body: join(parts) })],
  ['another type', (parts, random) => ({ contentType: pick(otherTypes, random), body: join(parts) })],
  ...partSpoilers.map(
    ([name, spoil]): Spoiler<Omit<HostileBody, 'name'>> => [
      name,
      (parts, random) => ({ contentType: formType, body: join(spoil(parts, random)) }),
    ],
  ),
]

/** Bodies that are to be refused, the same for the same seed. */
function makeHostileBodies(count: number, seed: number): HostileBody[] {
  const random = createRandomInteger(seed)
  return Array.from({ length: count }, (_, index) => {
    const [name, spoil] = bodySpoilers[index % bodySpoilers.length] as (typeof bodySpoilers)[number]
    return { name, ...spoil(listParts(), random) }
  })
}

const seed = Number(process.env.HOSTILE_SEED ?? 20261116)
const count = 320

for (const receiver of receivers) {
  test(`${receiver.name}: ${count} spoilt bodies (seed ${seed}) are refused, and nothing is written`, async () => {
    const before = countStored(receiver)
    const accepted: string[] = []
    for (const { name, contentType, body } of makeHostileBodies(count, seed)) {
      const headers = { Accept: 'application/json', 'Content-Type': contentType, ...pretendAddress(makeAddress()) }
      const response = await fetch(receiver.url, { method: 'POST', headers, body })
      await response.arrayBuffer()
      if (response.status < 400 || response.status >= 500) accepted.push(`${name}: ${response.status}`)
    }
    expect(accepted).toEqual([])
    expect(countStored(receiver)).toEqual(before)
  })
}
