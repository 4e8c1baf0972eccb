import { defineConfig } from 'vitest/config'

// Real servers, each with the built site; the unit tests do without them.
export default defineConfig({
  test: {
    root: '.',
    include: ['hosting/conformance/*.spec.ts'],
    globalSetup: 'hosting/conformance/start-hosts.ts',
    // Some ask for every file of the site, and a busy machine answers late.
    testTimeout: 60_000,
  },
})
