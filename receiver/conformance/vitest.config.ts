import { defineConfig } from 'vitest/config'

// The same questions to the receiver on Node and in Cloudflare's own runtime.
export default defineConfig({
  test: {
    root: '.',
    // Their files ask servers, and have no state of their own to keep apart.
    isolate: false,
    include: ['receiver/conformance/*.spec.ts'],
    globalSetup: 'receiver/conformance/start-receivers.ts',
    // Tests count what is stored before and after, so no other may store something meanwhile.
    fileParallelism: false,
    testTimeout: 60_000,
  },
})
