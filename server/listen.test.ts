import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'
import { buildForm, makePicture } from '../tests/receivers/requests.ts'
import { findNode, isGroupAlive, makeNpmProject, type NpmProcess, startNpm } from '../tests/support/npm-project.ts'
import { findFreePort } from '../tests/support/start-program.ts'
import { makeGracefulClose } from './listen.ts'

/** Longer than any test may take. */
const endlessMs = 3_600_000

async function serve(respond: RequestListener) {
  const server = createServer(respond)
  const close = makeGracefulClose(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { port, close }
}

/** Sends text, and collects what comes back until the connection is closed. */
async function send(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  return text(socket)
}

const get = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n'
const refuse = () => {}

test('connections that are not in the middle of a request do not hold it up', async () => {
  const { port, close } = await serve((_req, res) => res.end('Home'))
  const silent = send(port, '')
  const halfHead = send(port, 'GET / HT')
  const idle = connect(port, '127.0.0.1')
  idle.write(get)
  await once(idle, 'data')
  await close({ graceMs: endlessMs, refuse, refusalMs: endlessMs })
  expect(await Promise.all([silent, halfHead])).toEqual(['', ''])
})

test('a request that is under way gets its response, and its connection is closed then', async () => {
  const underWay: ServerResponse[] = []
  const { port, close } = await serve((_req, res) => underWay.push(res))
  const received = [send(port, get), send(port, get)]
  await vi.waitUntil(() => underWay.length === 2)
  const closed = close({ graceMs: endlessMs, refuse, refusalMs: endlessMs })
  underWay[0]?.end('first')
  expect(await Promise.race(received)).toMatch(/^HTTP\/1\.1 200 [\s\S]+first$/)
  underWay[1]?.end('second')
  await closed
  expect((await Promise.all(received)).join()).toContain('second')
})

test('what not even a refusal ends is cut off', async () => {
  const underWay: ServerResponse[] = []
  const { port, close } = await serve((_req, res) => underWay.push(res))
  const received = send(port, get).catch(() => '')
  await vi.waitUntil(() => underWay.length === 1)
  await close({ graceMs: 1, refusalMs: 1, refuse })
  expect(await received).toBe('')
})

/** An upload of which the server has read the head, and the first half of the body is sent. */
async function beginUpload(port: number): Promise<{ socket: Socket; response: Promise<string>; rest: Buffer }> {
  const form = new Response(buildForm({ photos: [makePicture(50_000)] }))
  const body = Buffer.from(await form.arrayBuffer())
  const socket = connect(port, '127.0.0.1')
  const lines = ['POST /estimate HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Accept: application/json']
  lines.push(`Content-Type: ${form.headers.get('Content-Type')}`, `Content-Length: ${body.length}`)
  socket.write([...lines, 'Expect: 100-continue', '', ''].join('\r\n'))
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 Continue/)
  socket.write(body.subarray(0, body.length / 2))
  return { socket, response: text(socket), rest: body.subarray(body.length / 2) }
}

async function waitUntilRefused(port: number): Promise<void> {
  await vi.waitUntil(async () => {
    const socket = connect(port, '127.0.0.1')
    const isRefused = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(false)).on('error', () => resolve(true))
    })
    socket.destroy()
    return isRefused
  }, 30_000)
}

async function start(command: string): Promise<NpmProcess & { port: number }> {
  const port = await findFreePort()
  const started = startNpm(makeNpmProject(), command.split(' '), { PORT: String(port) })
  await started.waitForLine(/ on http:/)
  return { ...started, port }
}

describe.skipIf(process.platform === 'win32')('npm', () => {
  test.each([
    ['start', 'npm', 'SIGTERM'],
    ['start', 'npm', 'SIGINT'],
    ['start', 'node', 'SIGTERM'],
    ['run receive', 'npm', 'SIGTERM'],
  ] as const)('%s, %s gets %s: an upload that is under way is finished', async (command, target, signal) => {
    const { npm, ended, lines, port } = await start(command)
    const { socket, response, rest } = await beginUpload(port)
    const pid = npm.pid ?? 0
    process.kill(target === 'npm' ? pid : findNode(pid), signal)
    await waitUntilRefused(port)
    socket.write(rest)
    expect(await response).toMatch(/^HTTP\/1\.1 201 /)
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(isGroupAlive(npm)).toBe(false)
    expect(lines.at(-1)).toContain(' on http:')
  })

  test.each(['start', 'run receive'])('%s refuses an upload in words that does not end in time', async (command) => {
    const { npm, ended, port } = await start(command)
    const { response } = await beginUpload(port)
    npm.kill('SIGTERM')
    expect(await response).toMatch(/^HTTP\/1\.1 503 [\s\S]+"message":"[^"]+"/)
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(isGroupAlive(npm)).toBe(false)
  })

  test('start ends at a second signal at once, without a word', async () => {
    const { npm, ended, lines, port } = await start('start')
    const { response } = await beginUpload(port)
    npm.kill('SIGTERM')
    await waitUntilRefused(port)
    // The second one may come too early to be taken for a second one.
    const repeated = setInterval(() => npm.kill('SIGTERM'), 100)
    expect(await response.catch(() => '')).toBe('')
    expect(await ended).toEqual({ code: null, signal: 'SIGTERM' })
    clearInterval(repeated)
    expect(isGroupAlive(npm)).toBe(false)
    expect(lines.at(-1)).toContain(' on http:')
  })
})

/** A process of its own that runs `listen` with some options, and what it prints first. */
async function startListening(options: string) {
  const script = `
    import { createServer } from 'node:http'
    import { listen } from '${pathToFileURL(resolve('server/listen.ts'))}'
    const server = createServer()
    listen({ server, host: '127.0.0.1', port: 0, describeStart: String, ${options} })
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, line: String(line) }
}

test('it ends even if something that is to end with it never does', async () => {
  const { child } = await startListening(`
    title: 'Serving', stop: () => new Promise(() => setInterval(() => {}, 1000))
  `)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('Node lets an upload take as long as the form does', async () => {
  const { line } = await startListening('title: { toString: () => server.requestTimeout }')
  expect(Number.parseInt(line, 10)).toBeGreaterThan(chooseUploadLimitMs(maxBodyBytes))
})
