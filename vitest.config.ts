import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Drawings take their colours from it.
    css: { include: /tokens\.css/ },
    include: ['{bench,src,receiver,server,hosting,build,tools,e2e/support}/**/*.test.{ts,tsx}'],
  },
})
