import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createSiteServer } from './create-site-server.ts'

const root = resolve('dist')
const host = process.env.HOST || 'localhost'
const port = Number(process.env.PORT || 4321)

if (!(Number.isInteger(port) && port >= 0 && port < 65536)) stopWith(`PORT=${process.env.PORT} is not a port number.`)
else if (!existsSync(resolve(root, 'index.html'))) stopWith('There is no site in dist. Build it first: npm run build')
else startServer()

function startServer(): void {
  const server = createSiteServer({ root })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    stopWith(isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : error.message)
  })
  server.listen(port, host, () => {
    console.log(`Serving the site on http://${nameHost()}:${(server.address() as AddressInfo).port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

// 0.0.0.0 and :: mean every address of this machine, which is not something to open in a browser.
function nameHost(): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function stopWith(message: string): void {
  console.error(message)
  process.exitCode = 1
}
