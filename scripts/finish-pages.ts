import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Takes every built page through the steps, in their order. */
export function finishPages(steps: ((html: string) => string)[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: root })) {
          const path = `${root}${file}`
          const html = await readFile(path, 'utf8')
          await writeFile(
            path,
            steps.reduce((text, step) => step(text), html),
          )
        }
      },
    },
  }
}
