import { defineConfig } from 'vitest/config'

// Builds a whole site; the unit tests do without it.
export default defineConfig({
  test: {
    root: '.',
    include: ['tools/changed-values/*.spec.ts'],
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
})
