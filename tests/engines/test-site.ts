import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface TestSite {
  readonly url: string
  /** Keeps script files back until what it returns is called. */
  holdScripts(): () => void
  close(): void
}

/** The delay of the web fonts, which is that of an ordinary connection. */
const fontDelayMs = 400

/**
 * The site at an origin of its own, so that a visit finds an empty cache, with web fonts that come late and a script
 * that notes errors: not every engine tells its driver of them.
 */
export async function startTestSite(builtSite: string): Promise<TestSite> {
  let scripts = Promise.resolve()
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === errorLogPath) {
      response.setHeader('content-type', 'text/javascript').end(`(${logErrors})()`)
      return
    }
    const { pathname } = new URL(url, builtSite)
    if (pathname.endsWith('.woff2')) await delay(fontDelayMs)
    if (pathname.endsWith('.js')) await scripts
    const built = await fetch(new URL(url, builtSite), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    const isPage = built.headers.get('content-type')?.startsWith('text/html')
    for (const [name, value] of built.headers) if (name !== 'content-length') response.setHeader(name, value)
    response.statusCode = built.status
    const body = Buffer.from(await built.arrayBuffer())
    response.end(isPage ? String(body).replace('<head>', `<head><script src="${errorLogPath}"></script>`) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      scripts = promise
      return resolve
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const errorLogPath = '/error-log.js'

/** Runs in the page. Keeps what it notes for the tab, so that nothing is lost when the visitor goes on. */
function logErrors(): void {
  const note = (message: string) => {
    const noted = JSON.parse(sessionStorage.getItem('errors') ?? '[]')
    sessionStorage.setItem('errors', JSON.stringify([...noted, `${location.pathname}: ${message}`]))
  }
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit rejects a promise of its own where it leaves out a transition between pages.
    if (!/^AbortError.* view transition/.test(String(reason))) note(String(reason))
  })
  addEventListener(
    'error',
    (event) => note(event.message || `${(event.target as Element).outerHTML.slice(0, 200)} failed to load`),
    true,
  )
  addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} refused ${event.blockedURI}`))
  const { error } = console
  console.error = (...values) => {
    note(values.join(' '))
    error(...values)
  }
}

/** Runs in the page. */
export function readErrors(): string[] {
  return JSON.parse(sessionStorage.getItem('errors') ?? '[]')
}
