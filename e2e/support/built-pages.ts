import { readdirSync } from 'node:fs'

/** The paths of the pages that the build wrote. */
export function builtPaths(): string[] {
  return readdirSync('dist')
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
}
