import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface ClosingOptions {
  /** How long requests that are under way may take to end by themselves. */
  graceMs: number
  /** Responds to those that have not. */
  refuse: () => void
  /** How long these responses may take. */
  refusalMs: number
}

/** Notes from now on which requests are under way, and returns what closes the server when they have ended. */
export function prepareClosing(server: Server): (options: ClosingOptions) => Promise<void> {
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
