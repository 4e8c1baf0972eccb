import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { business, listSamples } from '../src/content/business.ts'
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

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
const file = join(folder, 'business.json')
afterAll(() => rmSync(folder, { recursive: true }))

const enter = '\r'
const ctrlC = '\x03'
const deleteLine = '\x15'

/** Types into the questions as they come, and returns what was shown and the file after it. */
async function answer(typed: readonly string[]): Promise<{ shown: string; written: string }> {
  writeFileSync(file, facts)
  const input = new PassThrough()
  const output = new PassThrough()
  let shown = ''
  output.on('data', (data) => {
    shown += stripVTControlCharacters(String(data))
  })
  const end = askForSamples(file, { input, output })
  for (const keys of typed) {
    expect(readFileSync(file, 'utf8'), 'nothing is written before the end').toBe(facts)
    const before = shown.length
    input.write(keys)
    while (shown.length === before) await setTimeout(5)
    await setTimeout(20)
  }
  await end
  // Long lines are wrapped.
  return { shown: shown.replace(/\s+/g, ' '), written: readFileSync(file, 'utf8') }
}

test('asks for what is a sample, in the words of the schema, and Enter keeps it', async () => {
  const { shown, written } = await answer([enter, enter, enter])
  expect(shown).toContain('Name of the business')
  expect(shown).toContain('Phone. With country code and no spaces, such as +14035550142.')
  expect(shown).toContain('Facebook')
  expect(shown).not.toContain('Tagline')
  expect(written).toBe(facts)
})

test('what is typed changes its line, and no other', async () => {
  const { written } = await answer([`Clearpath Glass${enter}`, enter, `https://www.facebook.com/clearpath${enter}`])
  expect(written).toBe(
    facts.replace('Northpane Window Repair', 'Clearpath Glass').replace('northpane.example', 'clearpath'),
  )
})

test('a phone that is none is asked for again, with what was expected', async () => {
  const { shown, written } = await answer([enter, `403 555 0142${enter}`, `${deleteLine}+15872345678${enter}`, enter])
  expect(shown).toContain('Expected a phone number with its country code and no spaces, such as +14035550142')
  expect(written).toBe(facts.replace('+14035550142', '+15872345678'))
})

test('Ctrl-C leaves the file as it is', async () => {
  const { shown, written } = await answer([`Clearpath Glass${enter}`, ctrlC])
  expect(shown).toContain('Nothing was changed.')
  expect(written).toBe(facts)
})

test('without a terminal it says what to edit, and does not wait', () => {
  const shown = execFileSync(process.execPath, ['scripts/setup.ts'], { encoding: 'utf8', stdio: 'pipe' })
  const samples = listSamples(business, undefined)
  if (samples.length > 0) expect(shown).toContain('src/content/facts/business.json')
  for (const { path, value } of samples) expect(shown).toContain(`${path.join('.')}: ${value}`)
})
