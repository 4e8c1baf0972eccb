import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { buildCopy, copyProject } from '../../tools/copy-project.ts'
import { deliveringSite, endpointPath } from './delivering-site.ts'

setup('the site is built with a form that is sent, and its documents are at most 30 KB', () => {
  setup.setTimeout(300_000)
  rmSync(deliveringSite, { recursive: true, force: true })
  copyProject(deliveringSite)
  buildCopy(deliveringSite, { ESTIMATE_ENDPOINT: endpointPath })
  expect(existsSync(join(deliveringSite, 'dist/request-received.html'))).toBe(true)
  const documents = globSync('dist/**/*.html.br', { cwd: deliveringSite })
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) {
    expect(statSync(join(deliveringSite, document)).size, document).toBeLessThanOrEqual(30 * 1024)
  }
})
