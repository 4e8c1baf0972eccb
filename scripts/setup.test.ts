import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { askForSamples } from './setup.ts'

const facts = `{
  "name": "Northpane Window Repair",
  "tagline": "Window Repair, Calgary",
  "phone": "+14035550142",
  "social": {
    "facebook": "https://www.facebook.com/northpane.example"
  },
  "city": "Calgary"
}
`

/** Types into the questions as they come, each with Enter behind it, and returns what is asked and the facts after it. */
async function answer(typed: readonly string[]): Promise<{ asked: string; written: string | undefined }> {
  const input = new PassThrough()
  const output = new PassThrough()
  let asked = ''
  output.on('data', (data) => {
    asked += stripVTControlCharacters(String(data))
  })
  const written = askForSamples(facts, { input, output })
  for (const line of typed) {
    const before = asked.length
    input.write(line)
    while (asked.length === before) await setTimeout(5)
    await setTimeout(20)
  }
  // Long lines are wrapped.
  return { written: await written, asked: asked.replace(/\s+/g, ' ') }
}

const enter = '\r'
const ctrlC = '\x03'

test('Enter keeps what is there', async () => {
  const { asked, written } = await answer([enter, enter, enter])
  expect(asked).toContain('Name of the business')
  expect(asked).toContain('Phone. With country code and no spaces, such as +14035550142.')
  expect(asked).toContain('Facebook')
  expect(asked).not.toContain('Tagline')
  expect(written).toBe(facts)
})

test('what is typed changes its line, and no other', async () => {
  const { written } = await answer([`Clearpath Glass${enter}`, enter, `https://www.facebook.com/clearpath${enter}`])
  expect(written).toBe(
    facts.replace('Northpane Window Repair', 'Clearpath Glass').replace('northpane.example', 'clearpath'),
  )
})

test('a phone that is none is asked for again, in the words of the schema', async () => {
  const { asked, written } = await answer([enter, `403 555 0142${enter}`, `\x15+15872345678${enter}`, enter])
  expect(asked).toContain('Expected a phone number with its country code and no spaces, such as +14035550142')
  expect(written).toBe(facts.replace('+14035550142', '+15872345678'))
})

test('Ctrl-C leaves everything as it is', async () => {
  const { written } = await answer([`Clearpath Glass${enter}`, ctrlC])
  expect(written).toBeUndefined()
})
