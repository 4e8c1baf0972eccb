import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { buildCopy, copyProject } from '../../tools/copy-project.ts'
import { deliveringSite, endpointPath } from './delivering-site.ts'

setup('the site is built with a form that is sent', () => {
  setup.setTimeout(300_000)
  rmSync(deliveringSite, { recursive: true, force: true })
  copyProject(deliveringSite)
  buildCopy(deliveringSite, { ESTIMATE_ENDPOINT: endpointPath })
  expect(existsSync(join(deliveringSite, 'dist/request-received.html'))).toBe(true)
})
