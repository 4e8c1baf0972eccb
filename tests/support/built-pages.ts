import { readdirSync } from 'node:fs'
import { listPages } from '../../hosting/built-site.ts'

/** The paths of the pages that the build wrote. */
export function builtPaths(): string[] {
  return listPages(readdirSync('dist'))
}
