import CMS from '@sveltia/cms'
import type { FileName } from '../src/content/facts/schema.ts'
import { describeEditor, describeMistake } from './config.ts'

declare const REPOSITORY: string

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const mistake = describeMistake(entry.get('slug') as FileName, entry.get('data').toJS())
    // The editor says the cause of an error of this name, and saves nothing.
    if (mistake) throw new Error('saving_failed', { cause: new Error(mistake) })
  },
})

await CMS.init({ config: describeEditor(REPOSITORY) })
