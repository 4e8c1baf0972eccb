import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendRequest } from '../tests/receivers/send-request.ts'
import { serveInProcess } from '../tests/receivers/serve-in-process.ts'
import { makeNpmProject } from '../tests/support/npm-project.ts'

test('the export of the README is a table from its first byte on', async () => {
  const [command = ''] = /^npm run .* export > all\.csv/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const { url, folder } = await serveInProcess()
  const { body } = await sendRequest(url)
  const project = makeNpmProject()
  execSync(command, { cwd: project, env: { ...process.env, REQUESTS_FOLDER: folder }, stdio: 'pipe' })
  const lines = readFileSync(join(project, 'all.csv'), 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^reference,received,name,/)
  expect(lines[1]).toMatch(`${body.reference},`)
})
