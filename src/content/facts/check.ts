import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { findMissingCharacters, findMistakes } from './mistakes.ts'
import { schemas } from './schema.ts'

// Stops a build, and `npm run facts`, where a file of this folder is not as its schema wants it, and warns of characters
// that the web fonts lack. It also writes the schemas for editors: .vscode/settings.json says where.

const editorSchemas = '.astro/facts'
mkdirSync(editorSchemas, { recursive: true })
for (const [name, schema] of Object.entries(schemas)) {
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7' })
  writeFileSync(join(editorSchemas, `${name}.schema.json`), JSON.stringify(jsonSchema))
}

const folder = join('src', 'content', 'facts')
const mistakes = await findMistakes(folder)
const warnings = mistakes.length === 0 ? findMissingCharacters(folder) : []
if (warnings.length > 0) console.warn(warnings.join('\n'))
if (!import.meta.main) {
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
} else {
  console.log(mistakes.join('\n') || 'The facts have no mistakes.')
  process.exitCode = mistakes.length > 0 ? 1 : 0
}
