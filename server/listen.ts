import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ListenOptions {
  server: Server
  host: string
  port: number
  /** How to start it on another port: `PORT=4331 npm start`. */
  describeStart: (port: number) => string
  /** What is said with the URL when it listens. */
  title: string
  /** What else is to end with the server. */
  stop?: (() => Promise<void>) | undefined
}

const shutdownMs = 5000

/** Listens until the process is told to stop, and says in one line where, or why not. */
export function listen({ server, host, port, describeStart, title, stop }: ListenOptions): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    stopWith(isTaken ? `Port ${port} is taken. Choose another: ${describeStart(port + 10)}` : error.message)
    stop?.()
  })
  server.listen(port, host, () => {
    console.log(`${title} on http://${nameHost(host)}:${(server.address() as AddressInfo).port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close(() => stop?.())
      // A request that is being received may end, within reason.
      setTimeout(() => server.closeAllConnections(), shutdownMs).unref()
    })
  }
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
