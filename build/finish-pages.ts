import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readFiles } from './read-files.ts'

/** What is done to the text of a built page; `scriptFiles` is the text of all scripts that a page may fetch. */
export type PageStep = (html: string, scriptFiles: string) => string

/** Takes every built page through the steps, in their order. */
export function finishPages(steps: PageStep[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const scripts = await readFiles(root, '_astro/*.js')
        const scriptFiles = [...scripts.values()].join('\n')
        for (const [path, page] of await readFiles(root, '**/*.html')) {
          const finished = steps.reduce((html, step) => step(html, scriptFiles), page)
          await writeFile(path, finished)
        }
      },
    },
  }
}
