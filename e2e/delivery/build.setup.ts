import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { copyProject, runInCopy } from '../../tools/copy-project.ts'
import { maxDocumentBytes } from '../support/budgets.ts'
import { deliveringSite, endpointPath } from './delivering-site.ts'

setup('the site is built with a form that is sent, and its documents are within their budget', () => {
  setup.setTimeout(300_000)
  rmSync(deliveringSite, { recursive: true, force: true })
  copyProject(deliveringSite)
  runInCopy(deliveringSite, 'astro build', { ESTIMATE_ENDPOINT: endpointPath })
  expect(existsSync(join(deliveringSite, 'dist/request-received.html'))).toBe(true)
  const documents = globSync('dist/**/*.html.br', { cwd: deliveringSite })
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) {
    expect(statSync(join(deliveringSite, document)).size, document).toBeLessThanOrEqual(maxDocumentBytes)
  }
})
