import { test as base, expect } from '@playwright/test'

interface CleanPageFixtures {
  /** Matches the console errors that a test expects. One pattern, since Playwright reads an array as a fixture. */
  allowedConsole: RegExp | undefined
  cleanPage: undefined
}

/** Playwright's test, which also fails when a page asks another host for anything or reports an error. */
export const test = base.extend<CleanPageFixtures>({
  allowedConsole: [undefined, { option: true }],
  cleanPage: [
    async ({ context, baseURL, allowedConsole }, runTest) => {
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

      await runTest(undefined)
      expect.soft(foreignRequests, 'requests to other hosts').toEqual([])
      expect.soft(errors, 'errors in the console or thrown on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
