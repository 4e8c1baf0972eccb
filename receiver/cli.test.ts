import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makePicture } from './testing/pictures.ts'
import { filledIn, sendRequest } from './testing/send-request.ts'
import { serveInProcess } from './testing/serve-in-process.ts'

const script = join(import.meta.dirname, 'cli.ts')

function run(folder: string, ...args: string[]) {
  const env = { ...process.env, REQUESTS_FOLDER: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('while the receiver runs, requests are listed, shown, exported and deleted with their photos', async () => {
  const { url, folder } = await serveInProcess()
  const first = await sendRequest(url, { photos: [makePicture(100), makePicture(100)] })
  const second = await sendRequest(url, { fields: { name: 'Bo', website: 'x' } })
  const [reference = '', other = ''] = [first.body.reference, second.body.reference]

  const { stdout: list } = run(folder)
  expect(list.trim().split('\n')).toEqual([
    expect.stringMatching(`^${other} .*  Bo  .*  suspected spam$`),
    expect.stringMatching(`^${reference} .*  ${filledIn.name}  .*  2 photos$`),
  ])
  const { stdout: shown } = run(folder, 'show', reference.toLowerCase())
  expect(shown).toContain(`Name: ${filledIn.name}\n`)
  expect(shown.match(/photos[\\/][\w-]+\.jpg$/gm)).toHaveLength(2)
  expect(run(folder, 'export').stdout.split('\r\n')).toHaveLength(4)

  expect(run(folder, 'delete', reference)).toEqual({
    status: 0,
    stdout: `${reference} and its photos are deleted.\n`,
    stderr: '',
  })
  expect(run(folder).stdout).not.toContain(reference)
  expect(readdirSync(join(folder, 'photos'))).toEqual([])
})

test.each([
  [['show', 'NP-222222'], 'There is no request NP-222222.\n'],
  [['delete'], /^Which one\?\n/],
  [['burn'], /^There is no command burn\.\n/],
])('%j is refused, with a line that says why', async (args, message) => {
  const { folder } = await serveInProcess()
  const { status, stderr } = run(folder, ...args)
  expect(status).toBe(1)
  expect(stderr).toEqual(expect.stringMatching(message))
})

test('where there are none, it says where it has looked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(run(folder)).toEqual({ status: 1, stdout: '', stderr: `There are no requests in ${folder}.\n` })
})
