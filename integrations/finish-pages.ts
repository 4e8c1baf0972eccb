import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readFiles } from './read-files.ts'

/** What is done to the text of a built page; `scriptFiles` is the text of all scripts that the page may fetch. */
export type PageStep = (html: string, scriptFiles: string) => string

/** Takes every built page through the steps, in their order. */
export function finishPages(steps: PageStep[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const scripts = await readFiles(root, '_astro/*.js')
        for (const [path, page] of await readFiles(root, '**/*.html')) {
          const scriptFiles = listFetched(page, scripts).join('\n')
          const finished = steps.reduce((html, step) => step(html, scriptFiles), page)
          await writeFile(path, finished)
        }
      },
    },
  }
}

/** The texts of the scripts that a page names, of those that these name, and so on. */
function listFetched(text: string, scripts: ReadonlyMap<string, string>): string[] {
  const named = [...scripts].filter(([path]) => text.includes(basename(path)))
  const others = new Map([...scripts].filter(([path]) => !named.some(([namedPath]) => namedPath === path)))
  return named.flatMap(([, script]) => [script, ...listFetched(script, others)])
}
