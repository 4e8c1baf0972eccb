import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { addStepSeconds, readProcessorSeconds } from './read-build-log.ts'

export interface BuildMeasurement {
  generatedPages: number
  seconds: number
  /** Processor time, which does not depend on what else the machine does. */
  processorSeconds: number
  /** How much of the seconds went into the pictures of link previews, which generated pages do not have. */
  previewSeconds: number
}

// Built pages import packages while they are rendered, so the folder has to lie inside the project.
const scratchFolder = 'node_modules/.cache/bench-build'

/** Builds the site itself into dist/, or beside it the site with more pages, and takes the time. */
export function measureBuild(generatedPages: number): BuildMeasurement {
  const options = generatedPages > 0 ? ['scripts/bench/generated-pages.config.ts', scratchFolder] : []
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench/build-site.ts', ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', GENERATED_PAGES: String(generatedPages) },
  })
  const seconds = (performance.now() - start) / 1000
  rmSync(scratchFolder, { recursive: true, force: true })
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
  return {
    generatedPages,
    seconds,
    processorSeconds: readProcessorSeconds(stdout),
    previewSeconds: addStepSeconds(stdout, '/previews/'),
  }
}
