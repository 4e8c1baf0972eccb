import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{bench,src,server,hosting,scripts,e2e/support}/**/*.test.{ts,tsx}'],
  },
})
