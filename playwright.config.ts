import { defineConfig, devices } from '@playwright/test'
import { chooseLaunchOptions } from './e2e/support/launch-options.ts'

// Not the port of `npm start`, so that a running site does not stand in for the built one.
const port = process.env.E2E_PORT || '4322'
const baseURL = `http://localhost:${port}`
const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'support/**',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a browser test can lose a race that it does not lose twice; a flaky one is named in the report.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // The tracer's own snapshots of a page fetch its blob: pictures, which the content policy refuses.
    trace: { mode: 'retain-on-failure', snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chooseLaunchOptions(),
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'node server/serve.ts',
    url: baseURL,
    env: { PORT: port, HOST: 'localhost' },
    reuseExistingServer: !isCi,
  },
})
