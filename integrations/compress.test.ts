import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress.ts'

const page = '<p>Clear glass.</p>'.repeat(200)

async function makeFolder(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'nested'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

test('text of some length gets both siblings, at any depth, that unpack to the same text', async () => {
  const folder = await makeFolder({ 'nested/page.html': page })
  await compressFolder(folder)
  expect(brotliDecompressSync(await readFile(join(folder, 'nested/page.html.br'))).toString()).toBe(page)
  expect(gunzipSync(await readFile(join(folder, 'nested/page.html.gz'))).toString()).toBe(page)
})

test.each([
  ['a short file', 'robots.txt', 'User-agent: *'],
  ['a file that is not text', 'picture.avif', page],
  ['text that would only grow', 'noise.txt', randomBytes(4096)],
])('%s is left alone', async (_case, name, content) => {
  const folder = await makeFolder({ [name]: content })
  await compressFolder(folder)
  expect(await readdir(folder)).toEqual(['nested', name])
})
