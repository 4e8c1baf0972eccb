import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'

interface Stage {
  name: string
  command: string
  /** The JSON report that the command writes, where it runs tests. */
  report?: string
  /** The stage makes what other stages read. */
  isBuild?: true
  /** Waits for the build, and is left out when it fails. */
  readsBuild?: true
  /** Printed as it comes, for whoever waits; the output of the others is printed when they have ended. */
  isPrintedLive?: true
}

/**
 * Stages of a row run one after the other, rows side by side, so that no processor waits for another. They write to
 * different folders. The browser tests take the longest, so they begin as soon as the site is built.
 */
const rows: Stage[][] = [
  [
    { name: 'Build', command: 'astro build', isBuild: true },
    {
      name: 'Browser tests',
      command: 'playwright test',
      report: 'test-results/e2e.json',
      isPrintedLive: true,
      readsBuild: true,
    },
  ],
  [
    { name: 'Lint and format', command: 'biome check' },
    vitestStage('Unit tests', 'unit'),
    { name: 'Types', command: 'npm run types' },
    { ...vitestStage('Hosts', 'hosts'), readsBuild: true },
  ],
  [
    { name: 'HTML', command: 'html-validate "dist/**/*.html"', readsBuild: true },
    vitestStage('Changed values', 'changed-values'),
    { ...vitestStage('Receivers', 'receivers'), readsBuild: true },
  ],
]

interface Count {
  passed: number
  failed: number
  skipped: number
}

const results = await runStages()
const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const { passed, failed, skipped } of results.values()) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
console.log(`\n${rows.flat().map(describeResult).join('\n')}\n\n${describeCount(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

function vitestStage(name: string, project: string): Stage {
  const report = `test-results/${project}.json`
  const command = `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`
  return { name, command, report }
}

async function runStages(): Promise<Map<Stage, Count>> {
  const results = new Map<Stage, Count>()
  const build = Promise.withResolvers<boolean>()
  const runRow = async (row: readonly Stage[]) => {
    for (const stage of row) {
      if (stage.readsBuild && !(await build.promise)) return
      const count = await runStage(stage)
      results.set(stage, count)
      if (stage.isBuild) build.resolve(count.failed === 0)
    }
  }
  await Promise.all(rows.map(runRow))
  return results
}

async function runStage({ name, command, report, isPrintedLive }: Stage): Promise<Count> {
  // Deletes reports of earlier runs, so that they are not counted when a stage does not run.
  if (report) rmSync(report, { force: true })
  // Dozens of processes start, most of them with the same modules: compiled once, they are read from here.
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/node' }
  const title = `\n── ${name}: ${command}\n`
  const output = isPrintedLive ? 'inherit' : 'pipe'
  if (isPrintedLive) console.log(title)
  // A shell finds the tools on Windows as well, where they are .cmd files.
  const stage = spawn(command, { shell: true, stdio: ['ignore', output, output], env })
  const printed: Buffer[] = []
  for (const stream of [stage.stdout, stage.stderr]) stream?.on('data', (data: Buffer) => printed.push(data))
  const [status] = await once(stage, 'close')
  if (!isPrintedLive) console.log(`${title}\n${Buffer.concat(printed)}`)
  return countTests(status === 0, report)
}

/** The tests in the report of Playwright or of Vitest, or the stage itself where it writes none. */
function countTests(isOk: boolean, report?: string): Count {
  if (!report) return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 }
  // A stage that should have written one and has not ran no test.
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'))
  // Playwright counts those that did not run, because others failed, among the skipped.
  const [passed, failed, skipped] = stats
    ? [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
    : [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests]
  // A report cannot show what kept tests from running at all, such as a file that does not compile.
  return { passed, failed: isOk ? failed : Math.max(failed, 1), skipped }
}

function describeResult(stage: Stage): string {
  const count = results.get(stage)
  return `${stage.name.padEnd(16)} ${count ? describeCount(count) : 'did not run'}`
}

function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
