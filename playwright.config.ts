import { defineConfig, devices } from '@playwright/test'
import { commandTimeoutMs, type EngineName, engineNames } from './tests/engines/engine.ts'
import { findEngine } from './tests/engines/find-engine.ts'
import { chooseHeadlessShell, chooseLaunchOptions } from './tests/support/find-browser.ts'

// Not the port of `npm start`, so that the tests do not visit a site that happens to run there.
const port = process.env.E2E_PORT || '4322'
const baseURL = `http://localhost:${port}`
const isCi = Boolean(process.env.CI)

const missing = engineNames.map(findEngine).filter((found) => typeof found === 'string')
if (missing.length > 0 && isCi) throw new Error(missing.join('\n'))
// Workers read the configuration too.
else if (!process.env.TEST_WORKER_INDEX) for (const advice of missing) console.warn(`${advice} Its tests are skipped.`)

/** Animations keep the processor busy on machines without a graphics card, so only tests of motion turn them on. */
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Tests that need full Chromium: the headless shell differs in its back/forward cache, fallback fonts and animations. */
const fullChromium = ['back-forward', 'fallback-fonts', 'motion'].map((name) => `tests/site/${name}.spec.ts`)

const engineSpecs = ['tests/engines/*.spec.ts', 'src/**/*.engines.spec.ts']
const deliverySpecs = ['src/form/delivery/*.spec.ts', '{src,editor}/**/*.delivery.spec.ts']
const engineDeliverySpecs = 'src/form/delivery/*.engines.spec.ts'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  // Not the copies of the project that tests make in test-results.
  respectGitIgnore: true,
  globalSetup: './tests/support/pictures.ts',
  // A folder of its own, since Playwright empties it, and other tests write their reports beside it.
  outputDir: 'test-results/e2e',
  // A third worker uses the time in which the other two wait for a page.
  workers: 3,
  forbidOnly: isCi,
  // One more try where nobody is there to start it again. The report calls such a test flaky.
  retries: isCi ? 1 : 0,
  // A busy machine is slow, which is no failure.
  timeout: 300_000,
  expect: { timeout: commandTimeoutMs },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // Recording a trace takes a fifth of the run time. To record a failing test: npx playwright test --trace on
    trace: 'off',
  },
  // Those that take the longest with one worker go first.
  projects: [
    {
      name: 'editor',
      testMatch: 'editor/*.setup.ts',
      use: { ...devices['Desktop Chrome'], ...withoutMotion, launchOptions: chooseHeadlessShell() },
    },
    { name: 'delivering site', testMatch: 'src/form/delivery/*.setup.ts', dependencies: ['editor'] },
    ...engineNames.map((engineName) => ({
      name: engineName,
      testMatch: engineSpecs,
      testIgnore: engineDeliverySpecs,
      // One browser for all tests: it takes longer to start than most of them.
      workers: 1,
      use: { engineName },
    })),
    {
      name: 'visits',
      testMatch: 'tests/visits/*.spec.ts',
      // One worker visits each page once, for all tests that look at it.
      workers: 1,
      use: { ...devices['Desktop Chrome'], ...withoutMotion, launchOptions: chooseHeadlessShell() },
    },
    {
      name: 'site',
      testMatch: ['tests/site/*.spec.ts', 'src/**/*.spec.ts'],
      testIgnore: [...fullChromium, ...engineSpecs, ...deliverySpecs],
      use: { ...devices['Desktop Chrome'], ...withoutMotion, launchOptions: chooseHeadlessShell() },
    },
    {
      name: 'full-chromium',
      testMatch: fullChromium,
      use: { ...devices['Desktop Chrome'], ...withoutMotion, launchOptions: chooseLaunchOptions() },
    },
    {
      name: 'delivery',
      testMatch: deliverySpecs,
      testIgnore: engineDeliverySpecs,
      dependencies: ['delivering site'],
      use: { ...devices['Desktop Chrome'], ...withoutMotion, launchOptions: chooseHeadlessShell() },
    },
    ...engineNames.map((engineName) => ({
      name: `${engineName} delivery`,
      testMatch: engineDeliverySpecs,
      dependencies: ['delivering site'],
      workers: 1,
      use: { engineName },
    })),
  ],
  webServer: {
    command: 'node server/start.ts --no-build',
    url: baseURL,
    env: { PORT: port, HOST: 'localhost' },
    reuseExistingServer: !isCi,
  },
})
