import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'

interface ListenOptions {
  server: Server
  host: string
  port: number
  /** The command that starts it on another port, such as `PORT=4331 npm start`. */
  describeStart: (port: number) => string
  /** What is printed before the URL when it listens. */
  title: string
  /** Responds to the uploads that are still under way when the server is to stop. */
  refuseUploads?: (() => void) | undefined
  /** Stops what else is to end with the server. */
  stop?: (() => Promise<void>) | undefined
}

export const stopSignals = ['SIGINT', 'SIGTERM'] as const

// Together shorter than the ten seconds after which Docker kills a process that it has told to stop.
const timeouts = { graceMs: 5000, refusalMs: 1000, totalMs: 9000 }

// Ctrl+C reaches the server twice: from the terminal, and from npm, which passes it on.
const repeatedMs = 500

// With Node's 511, a flood of uploads makes pages wait for seconds to be let in. Linux allows this many by default.
const maxWaitingConnections = 4096

/** Listens until the process is told to stop, and says in one line where, or why not. */
export function listen({ server, host, port, describeStart, title, refuseUploads, stop }: ListenOptions): void {
  // Node's own limit is shorter than what the form allows for large photos on a slow connection.
  server.requestTimeout = chooseUploadLimitMs(maxBodyBytes) + 30_000
  const closeServer = makeGracefulClose(server)
  let stoppedAt: number | undefined

  async function shutDown(): Promise<void> {
    // What is still being sent to the owner then is sent again after the next start.
    setTimeout(() => process.exit(), timeouts.totalMs).unref()
    await closeServer({ ...timeouts, refuse: () => refuseUploads?.() })
    await stop?.()
    process.exit()
  }

  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    failWith(isTaken ? `Port ${port} is taken. Choose another: ${describeStart(port + 10)}` : error.message)
    stop?.().catch(console.error)
  })
  server.listen({ port, host, backlog: maxWaitingConnections }, () => {
    console.log(`${title} on http://${nameHost(host)}:${(server.address() as AddressInfo).port}`)
  })
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now()
        shutDown().catch((error: Error) => failWith(error.message))
      } else if (performance.now() - stoppedAt > repeatedMs) reraiseSignal(signal)
    })
  }
}

interface ClosingOptions {
  /** How long requests that are under way may take to end by themselves. */
  graceMs: number
  /** Responds to the requests that have not ended by themselves. */
  refuse: () => void
  /** How long the responses of `refuse` may take. */
  refusalMs: number
}

/** Notes from now on which requests are under way, and returns what closes the server when they have ended. */
export function makeGracefulClose(server: Server): (options: ClosingOptions) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isClosing = false

  // Node leaves connections open that have not sent anything yet, as browsers keep some ready, and those that fall idle
  // while it waits for others.
  function closeUnused(): void {
    if (underWay.size === 0) server.closeAllConnections()
    else server.closeIdleConnections()
  }

  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (isClosing) closeUnused()
    })
  })

  return async ({ graceMs, refuse, refusalMs }) => {
    isClosing = true
    const closed = new Promise((resolve) => server.close(resolve))
    closeUnused()
    await Promise.race([closed, wait(graceMs, undefined, { ref: false })])
    refuse()
    await Promise.race([closed, wait(refusalMs, undefined, { ref: false })])
    server.closeAllConnections()
    await closed
  }
}

/** Ends the process as the signal would have, so that whoever started it is told the same. */
export function reraiseSignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  // The first process of a container is not ended by a signal that it does not handle.
  setTimeout(() => process.exit(1), 100)
}

/** Prints why the process cannot go on, and lets it end with an error. */
export function failWith(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** Reads PORT. 0 is any port that is free. */
export function readPort(value: string | undefined, defaultPort: number): number {
  const port = Number(value || defaultPort)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${value} is not a port number.`)
  return port
}

// 0.0.0.0 and :: mean every address of this machine, which is not something to open in a browser.
function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
