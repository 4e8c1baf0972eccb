import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** What is done to the text of a built page; `scriptFiles` is the text of all scripts that a page may fetch. */
export type PageStep = (html: string, scriptFiles: string) => string

/** Takes every built page through the steps, in their order. */
export function finishPages(steps: PageStep[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const scriptFiles = (await readAll(root, '_astro/*.js')).map(({ text }) => text).join('\n')
        for (const { path, text } of await readAll(root, '**/*.html')) {
          await writeFile(
            path,
            steps.reduce((html, step) => step(html, scriptFiles), text),
          )
        }
      },
    },
  }
}

async function readAll(root: string, pattern: string): Promise<{ path: string; text: string }[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: root }))).map((file) => join(root, file))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}
