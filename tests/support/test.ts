import { test as base, expect } from '@playwright/test'
import { recordVisit, type Visit } from './visit.ts'

interface ConsoleFixtures {
  /** Matches the console errors that a test expects. One pattern, since Playwright reads an array as a fixture. */
  allowedConsole: RegExp | undefined
}

interface VisitFixtures {
  /** A first visit that tests share: it is made once in each worker for a path and a width of the screen. */
  visit: (path: string, width?: number) => Promise<Visit>
}

/** Playwright's test, which also fails when a page asks another host for anything or reports an error. */
export const test = base.extend<ConsoleFixtures, VisitFixtures>({
  allowedConsole: [undefined, { option: true }],
  context: async ({ context, baseURL, allowedConsole }, runTest) => {
    const foreignRequests: string[] = []
    const errors: string[] = []
    const isUnexpected = (message: string) => !allowedConsole?.test(message)
    const { host } = new URL(baseURL ?? '')

    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.host !== host) foreignRequests.push(url.href)
    })
    context.on('console', (message) => {
      if (message.type() === 'error' && isUnexpected(message.text())) errors.push(message.text())
    })
    context.on('weberror', (webError) => {
      const { message } = webError.error()
      if (isUnexpected(message)) errors.push(message)
    })

    await runTest(context)
    expect.soft(foreignRequests, 'requests to other hosts').toEqual([])
    expect.soft(errors, 'errors in the console or thrown on the page').toEqual([])
  },
  visit: [
    async ({ browser }, runTests, { project }) => {
      // One for all pages, because Playwright looks through all contexts before and after each test.
      const context = await browser.newContext()
      const visits = new Map<string, Promise<Visit>>()
      await runTests((path, width = 1440) => {
        const key = `${path} ${width}`
        const visit = visits.get(key) ?? recordVisit(context, new URL(path, project.use.baseURL).href, width)
        visits.set(key, visit)
        return visit
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }
