import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { maxDocumentBytes } from '../../../tests/support/budgets.ts'
import { runInCopy } from '../../../tests/support/copy-project.ts'
import { exampleFactsBytes } from '../../../tests/support/example-facts.ts'
import { deliveringSite, endpointPath } from './testing.ts'

// The copy of the project was made for its owner to edit: editor/edit.setup.ts.

setup('the site is built with a form that is sent, and its documents are within their budget', () => {
  setup.setTimeout(300_000)
  runInCopy(deliveringSite, 'astro build', { ESTIMATE_ENDPOINT: endpointPath, COUNT_CONTACTS: '1' })
  expect(existsSync(join(deliveringSite, 'dist/request-received.html'))).toBe(true)
  const documents = globSync('dist/**/*.html.br', { cwd: deliveringSite })
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) {
    const path = join(deliveringSite, document)
    expect(statSync(path).size, document).toBeLessThanOrEqual(maxDocumentBytes + exampleFactsBytes)
    const html = readFileSync(path.replace(/\.br$/, ''), 'utf8').replaceAll(/<template.*?<\/template>/gs, '')
    expect(html, `${document} arrives without a script file`).not.toMatch(/<script[^>]* src=/)
  }
})
