import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,scripts,e2e/support}/**/*.test.{ts,tsx}'],
  },
})
