import { defineConfig } from 'vitest/config'

// Real servers, each with the built site; the unit tests do without them.
export default defineConfig({
  test: {
    root: '.',
    // Their files ask servers, and have no state of their own to keep apart.
    isolate: false,
    include: ['hosting/conformance/*.spec.ts'],
    globalSetup: 'hosting/conformance/start-hosts.ts',
    // Some tests request every file of the site, which takes long on a busy machine.
    testTimeout: 60_000,
  },
})
