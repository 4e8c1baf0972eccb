import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { addCounts, type Count, countStage } from './count-results.ts'

interface Stage {
  name: string
  command: string
  /** The JSON report that the command writes, where it runs tests. */
  report?: string
  /** The stages after it look at what it makes, so they are left out when it fails. */
  isBuild?: true
}

const unitReport = 'test-results/unit.json'
const hostsReport = 'test-results/hosts.json'
const changedValuesReport = 'test-results/changed-values.json'

const stages: Stage[] = [
  { name: 'Lint and format', command: 'biome check' },
  // Covers every .ts and .tsx file of tsconfig.json too, so there is no tsc stage.
  { name: 'Types', command: 'astro check' },
  {
    name: 'Unit tests',
    command: runVitest('vitest.config.ts', unitReport),
    report: unitReport,
  },
  { name: 'Build', command: 'astro build', isBuild: true },
  { name: 'HTML', command: 'html-validate "dist/**/*.html"' },
  {
    name: 'Changed values',
    command: runVitest('tools/changed-values/vitest.config.ts', changedValuesReport),
    report: changedValuesReport,
  },
  {
    name: 'Hosts',
    command: runVitest('hosting/conformance/vitest.config.ts', hostsReport),
    report: hostsReport,
  },
  { name: 'Browser tests', command: 'playwright test', report: 'test-results/e2e.json' },
]

const results = runStages()
const { passed, failed } = addCounts([...results.values()])
console.log(`\n${stages.map(describeResult).join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function runVitest(config: string, report: string): string {
  return `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${report}`
}

function runStages(): Map<Stage, Count> {
  const counts = new Map<Stage, Count>()
  for (const stage of stages) {
    console.log(`\n── ${stage.name}: ${stage.command}\n`)
    const count = runStage(stage)
    counts.set(stage, count)
    if (stage.isBuild && count.failed > 0) break
  }
  return counts
}

function runStage({ command, report }: Stage): Count {
  // Deletes reports of earlier runs, so that they are not counted when a stage does not run.
  if (report) rmSync(report, { force: true })
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  // A shell finds the tools on Windows as well, where they are .cmd files.
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env })
  return countStage(status === 0, report && readJson(report))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function describeResult(stage: Stage): string {
  const count = results.get(stage)
  const outcome = count ? `${count.passed} passed, ${count.failed} failed` : 'not run'
  return `${stage.name.padEnd(16)} ${outcome}`
}
