import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareClosing } from './close-server.ts'

/** Longer than any test may take. */
const endlessMs = 3_600_000

async function serve(respond: RequestListener) {
  const server = createServer(respond)
  const close = prepareClosing(server)
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

test('what does not end in time is refused', async () => {
  const underWay: ServerResponse[] = []
  const { port, close } = await serve((_req, res) => underWay.push(res))
  const received = send(port, get)
  await vi.waitUntil(() => underWay.length === 1)
  await close({ graceMs: 1, refusalMs: endlessMs, refuse: () => underWay[0]?.writeHead(503).end('Later, please.') })
  expect(await received).toMatch(/^HTTP\/1\.1 503 [\s\S]+Later, please\.\r\n/)
})

test('what not even a refusal ends is cut off', async () => {
  const underWay: ServerResponse[] = []
  const { port, close } = await serve((_req, res) => underWay.push(res))
  const received = send(port, get).catch(() => '')
  await vi.waitUntil(() => underWay.length === 1)
  await close({ graceMs: 1, refusalMs: 1, refuse })
  expect(await received).toBe('')
})
