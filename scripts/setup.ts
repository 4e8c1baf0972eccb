import { readFileSync, writeFileSync } from 'node:fs'
import { type CommonOptions, cancel, intro, isCancel, outro, text } from '@clack/prompts'
import type { z } from 'astro/zod'
import { applyEdits, modify } from 'jsonc-parser'
import { listSamples } from '../src/content/business.ts'
import { describeExpected } from '../src/content/facts/expected.ts'
import { schemas } from '../src/content/facts/schema.ts'

/** Asks for each value of the business that is still a sample, and writes the answers into its file once all are given. */
export async function askForSamples(file: string, streams: CommonOptions = {}): Promise<void> {
  const facts = readFileSync(file, 'utf8')
  intro(`What is still a sample in ${file}. Enter keeps it, Ctrl-C changes nothing.`, streams)
  let answered = facts
  for (const { path, value } of listSamples(JSON.parse(facts), undefined)) {
    const field = findField(path)
    const { title = '', description } = field.meta() ?? {}
    const answer = await text({
      message: description ? `${title}. ${description}` : title,
      placeholder: value,
      defaultValue: value,
      validate: (typed) => {
        const expected = typed ? describeExpected(field, typed) : undefined
        return expected && `Expected ${expected}`
      },
      ...streams,
    })
    if (isCancel(answer)) return cancel('Nothing was changed.', streams)
    if (answer !== value) answered = applyEdits(answered, modify(answered, [...path], answer, {}))
  }
  if (answered !== facts) writeFileSync(file, answered)
  outro(answered === facts ? 'Nothing was changed.' : `Written to ${file}. See it: npm run dev`, streams)
}

function findField(path: readonly string[]): z.ZodType {
  return path.reduce<z.ZodType>((group, name) => (group as z.ZodObject).shape[name] as z.ZodType, schemas.business)
}

// What `npm run setup` runs.
if (import.meta.main) {
  const file = 'src/content/facts/business.json'
  const samples = listSamples(JSON.parse(readFileSync(file, 'utf8')), undefined)
  if (samples.length === 0) {
    console.log(`${file} has no samples any more.`)
  } else if (process.stdin.isTTY && process.stdout.isTTY) {
    await askForSamples(file)
  } else {
    console.log(`Still samples in ${file}; edit them there, or run npm run setup in a terminal:`)
    for (const { path, value } of samples) console.log(`  ${path.join('.')}: ${value}`)
  }
}
