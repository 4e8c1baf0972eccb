import { readFileSync, writeFileSync } from 'node:fs'
import { type CommonOptions, cancel, intro, isCancel, outro, text } from '@clack/prompts'
import type { z } from 'astro/zod'
import { applyEdits, modify } from 'jsonc-parser'
import { listSamples } from '../integrations/sample-values.ts'
import { describeExpected } from '../src/content/facts/mistakes.ts'
import { schemas } from '../src/content/facts/schema.ts'

const file = 'src/content/facts/business.json'

/** Asks for what is still a sample, and returns the facts with what was typed, or nothing after Ctrl-C. */
export async function askForSamples(facts: string, streams: CommonOptions = {}): Promise<string | undefined> {
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
    if (isCancel(answer)) return undefined
    answered = answer === value ? answered : applyEdits(answered, modify(answered, [...path], answer, {}))
  }
  return answered
}

function findField(path: readonly string[]): z.ZodType {
  return path.reduce<z.ZodType>((group, name) => (group as z.ZodObject).shape[name] as z.ZodType, schemas.business)
}

// What `npm run setup` runs.
if (import.meta.main) {
  const facts = readFileSync(file, 'utf8')
  const samples = listSamples(JSON.parse(facts), undefined)
  if (samples.length === 0) {
    console.log(`${file} has no samples any more.`)
  } else if (process.stdin.isTTY && process.stdout.isTTY) {
    intro(`What is still a sample in ${file}. Enter keeps it, Ctrl-C changes nothing.`)
    const answered = await askForSamples(facts)
    if (answered === undefined) {
      cancel('Nothing was changed.')
    } else {
      writeFileSync(file, answered)
      outro(answered === facts ? 'Nothing was changed.' : `Written to ${file}. See it: npm run dev`)
    }
  } else {
    console.log(`Still samples in ${file}; edit them there, or run npm run setup in a terminal:`)
    for (const { path, value } of samples) console.log(`  ${path.join('.')}: ${value}`)
  }
}
