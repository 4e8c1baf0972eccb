import { defineConfig } from 'vitest/config'

/** In milliseconds. A busy machine is slow, which is no failure: a build beside the browser tests can take minutes. */
const slow = 900_000

// Test files share a process, which takes half the time, so each puts back what it changes: variables, timers, globals.
const shared = { isolate: false, testTimeout: slow, hookTimeout: slow }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['{node_modules,dist,deploy,test-results}/**'],
          // Drawings read their colours from tokens.css.
          css: { include: /tokens\.css/ },
        },
      },
      {
        // Real servers, each with the built site.
        test: {
          ...shared,
          name: 'hosts',
          include: ['tests/hosts/*.spec.ts'],
          globalSetup: 'tests/hosts/start-hosts.ts',
        },
      },
      {
        // The same questions to the receiver on Node and in Cloudflare's own runtime.
        test: {
          ...shared,
          name: 'receivers',
          include: ['tests/receivers/*.spec.ts'],
          globalSetup: 'tests/receivers/start-receivers.ts',
          // Tests count what is stored before and after, so no other may store something meanwhile.
          fileParallelism: false,
        },
      },
      {
        // Builds a whole site with other values.
        test: {
          name: 'changed-values',
          include: ['tests/changed-values/*.spec.ts'],
          hookTimeout: slow,
          testTimeout: slow,
        },
      },
    ],
  },
})
