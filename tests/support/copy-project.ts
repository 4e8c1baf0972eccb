import { execFileSync, execSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildSettings } from '../../hosting/built-site.ts'

/** Copies the project, without what git ignores, to a folder where it can be built in another way. */
export function copyProject(folder: string): void {
  // Files that are not committed yet are part of the project too, and those that were deleted are not.
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(existsSync)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}

/** Runs one of the project's tools in a copy, with settings of its own. */
export function runInCopy(folder: string, command: string, settings: Readonly<Record<string, string>> = {}): void {
  const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  for (const name of buildSettings) delete env[name]
  // A shell finds the tool on Windows as well, where it is a .cmd file.
  execSync(join('node_modules', '.bin', command), { cwd: folder, env: { ...env, ...settings }, stdio: 'pipe' })
}
