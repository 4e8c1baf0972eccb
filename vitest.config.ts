import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Drawings read their colours from tokens.css.
    css: { include: /tokens\.css/ },
    // Tests share a process with others, which takes half the time. What one of them changes, it puts back.
    isolate: false,
    // A busy machine is slow, which is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{bench,src,receiver,server,hosting,build,tools,e2e/support}/**/*.test.{ts,tsx}'],
  },
})
