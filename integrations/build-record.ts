import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hashSources, removeBuildRecord, writeBuildRecord } from '../hosting/build-record.ts'

/** Keeps a record of what the site was built from, so that `npm start` need not build it again. List it last. */
export function recordBuild(): AstroIntegration {
  let folder = ''
  let isSite = false
  let sourcesHash = ''
  return {
    name: 'build-record',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.root)
        // Benchmarks build other pages elsewhere.
        isSite = resolve(fileURLToPath(config.outDir)) === resolve(folder, 'dist')
      },
      'astro:build:start': () => {
        if (!isSite) return
        // A build that does not end leaves no record.
        removeBuildRecord(folder)
        sourcesHash = hashSources(folder, process.env)
      },
      'astro:build:done': () => {
        if (isSite) writeBuildRecord(folder, sourcesHash)
      },
    },
  }
}
