import { test as base } from '../../../tests/support/test.ts'
import { type FaultyReceiver, startFaultyReceiver } from './faulty-receiver.ts'

/** A receiver for each test, with a database of its own. Pages are those of the delivering site. */
export const test = base.extend<{ receiver: FaultyReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  receiver: async ({}, runTest) => {
    const receiver = await startFaultyReceiver()
    await runTest(receiver)
    await receiver.stop()
  },
  baseURL: ({ receiver }, runTest) => runTest(receiver.url),
})

export { expect } from '../../../tests/support/test.ts'
