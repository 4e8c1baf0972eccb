import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'
import { prepareClosing } from './close-server.ts'

export interface ListenOptions {
  server: Server
  host: string
  port: number
  /** How to start it on another port: `PORT=4331 npm start`. */
  describeStart: (port: number) => string
  /** What is said with the URL when it listens. */
  title: string
  /** Responds to the uploads that are still under way. */
  refuseUploads?: (() => void) | undefined
  /** What else is to end with the server. */
  stop?: (() => Promise<void>) | undefined
}

export const stopSignals = ['SIGINT', 'SIGTERM'] as const

// Together shorter than the ten seconds after which Docker kills a process that it has told to stop.
const timeouts = { graceMs: 5000, refusalMs: 1000, totalMs: 9000 }

// Ctrl+C reaches the server twice: from the terminal, and from npm, which passes it on.
const repeatedMs = 500

// With Node's 511, a flood of uploads makes pages wait for seconds to be let in at all. Linux allows this many by default.
const maxWaitingConnections = 4096

/** Listens until the process is told to stop, and says in one line where, or why not. */
export function listen({ server, host, port, describeStart, title, refuseUploads, stop }: ListenOptions): void {
  // Node's own limit is shorter than what the form allows for large photos on a slow connection.
  server.requestTimeout = chooseUploadLimitMs(maxBodyBytes) + 30_000
  const closeServer = prepareClosing(server)
  let stoppedAt: number | undefined

  async function shutDown(): Promise<void> {
    // What is still being sent then is sent again after the next start.
    setTimeout(() => process.exit(), timeouts.totalMs).unref()
    await closeServer({ ...timeouts, refuse: () => refuseUploads?.() })
    await stop?.()
    process.exit()
  }

  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    stopWith(isTaken ? `Port ${port} is taken. Choose another: ${describeStart(port + 10)}` : error.message)
    stop?.().catch(console.error)
  })
  server.listen({ port, host, backlog: maxWaitingConnections }, () => {
    console.log(`${title} on http://${nameHost(host)}:${(server.address() as AddressInfo).port}`)
  })
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now()
        shutDown().catch((error: Error) => stopWith(error.message))
      } else if (performance.now() - stoppedAt > repeatedMs) endBySignal(signal)
    })
  }
}

/** Ends the process as the signal would have, so that whoever started it is told the same. */
export function endBySignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  // The first process of a container is not ended by a signal that it does not handle.
  setTimeout(() => process.exit(1), 100)
}

export function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port < 65536
}

export function stopWith(message: string): void {
  console.error(message)
  process.exitCode = 1
}

// 0.0.0.0 and :: mean every address of this machine, which is not something to open in a browser.
function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
