import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { hashSources, writeBuildRecord } from '../../hosting/built-site.ts'
import { followLines, type ProcessLines } from './start-program.ts'

const settings = { ESTIMATE_ENDPOINT: '/estimate' }

/** A folder until the test ends in which npm runs the scripts of this project, with a site that is built and a form that sends. */
export function makeNpmProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'npm-project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', '.npmrc']) copyFileSync(file, join(folder, file))
  for (const name of ['node_modules', 'server', 'receiver']) symlinkSync(resolve(name), join(folder, name), 'junction')
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  writeBuildRecord(folder, hashSources(folder, settings))
  return folder
}

export type NpmProcess = ProcessLines & { npm: ChildProcess }

/** Runs npm in a process group of its own. */
export function startNpm(folder: string, args: string[], env: Record<string, string> = {}): NpmProcess {
  const npm = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1', HOST: '127.0.0.1', PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    if (isGroupAlive(npm)) process.kill(-(npm.pid ?? 0), 'SIGKILL')
  })
  return { npm, ...followLines(npm) }
}

/** Whether npm, its shell or what they started still runs. */
export function isGroupAlive({ pid }: ChildProcess): boolean {
  return listProcesses().some(({ group, state }) => group === pid && !state.startsWith('Z'))
}

/** The last of the processes that npm has started one by the other: maybe a shell, node. */
export function findNode(pid: number): number {
  const child = listProcesses().find(({ parent }) => parent === pid)
  return child ? findNode(child.pid) : pid
}

function listProcesses() {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return rows.map((row) => {
    const [pid, parent, group, state = ''] = row.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), group: Number(group), state }
  })
}
