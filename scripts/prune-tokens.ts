import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const styleElement = /(<style[^>]*>)(.*?)(<\/style>)/gs
const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=}))/g
const reference = /var\((--[\w-]+)/g

/** Leaves out the custom properties that a page declares and nothing on it reads, until nothing more goes. */
export function pruneTokens(html: string): string {
  const read = new Set([...html.matchAll(reference)].map(([, name]) => name))
  const pruned = html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const kept = css.replace(declaration, (text, name: string) => (read.has(name) ? text : ''))
    return `${open}${kept}${close}`
  })
  return pruned === html ? html : pruneTokens(pruned)
}

/** Most colours are for drawings that travel as files; a page carries only those that it paints with itself. */
export function pruneUnusedTokens(): AstroIntegration {
  return {
    name: 'prune-tokens',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: root })) {
          const path = `${root}${file}`
          await writeFile(path, pruneTokens(await readFile(path, 'utf8')))
        }
      },
    },
  }
}
