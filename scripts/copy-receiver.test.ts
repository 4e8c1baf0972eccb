import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makePicture, sendRequest } from '../tests/receivers/requests.ts'
import { startProcess } from '../tests/support/start-program.ts'

// What the Dockerfile puts into the image of the receiver.
const folder = mkdtempSync(join(tmpdir(), 'copied-receiver-'))

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/copy-receiver.ts', folder])
})

afterAll(() => rmSync(folder, { recursive: true }))

test('it takes the receiver, its migrations and what it imports, and no page, picture or test', () => {
  const files = globSync('**/*.*', { cwd: folder, exclude: ['node_modules/**'] })
  expect(files).toEqual(expect.arrayContaining(['package.json', 'server/receive.ts', 'server/requests.ts']))
  expect(files).toEqual(expect.arrayContaining(globSync('receiver/migrations/*.sql')))
  const unexpected =
    /\.(test|spec|tsx|astro|css|svg)\b|cloudflare|^src\/(?!content|form|lib)|^(integrations|scripts|tests)/
  expect(files.filter((file) => unexpected.test(file))).toEqual([])
})

test('the image gets nothing else from the project', () => {
  const [stage = ''] = /^FROM \S+ AS receiver\n(?:.+\n)+/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const copied = [...stage.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what)
  expect(copied).toEqual(['--from=build /receiver ./', '--from=build /site/dist/request-*.html dist/'])
})

test('it takes packages that are no development packages, and not those of the browser', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = readdirSync(join(folder, 'node_modules'))
  const scopes = Object.keys(dependencies).map((name) => name.split('/')[0])
  expect(packages.filter((name) => !scopes.includes(name))).toEqual([])
  expect(packages).not.toContain('react')
})

test('it receives a request, and lists it', async () => {
  const env = { REQUESTS_FOLDER: join(folder, 'requests'), TRUST_PROXY: '127.0.0.1', NODE_PATH: '' }
  const receiver = await startProcess([process.execPath, join(folder, 'server/receive.ts')], env)
  onTestFinished(() => receiver.kill('SIGKILL'))
  const { status, body } = await sendRequest(receiver.url, { photos: [makePicture(1000)] })
  expect(status).toBe(201)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'server/requests.ts')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toContain(body.reference)
})
