import CMS from '@sveltia/cms'
import { type FileName, schemas } from '../src/content/facts/schema.ts'
import { describeEditor, formatFile } from './config.ts'

declare const REPOSITORY: string

// A format for each file, so that what is written is checked by the schema of the file.
for (const name of Object.keys(schemas) as FileName[]) {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text) => JSON.parse(text),
    toFile: (value) => formatFile(name, value),
  })
}

await CMS.init({ config: describeEditor(REPOSITORY) })
