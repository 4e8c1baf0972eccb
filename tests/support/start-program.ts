import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const isWindows = process.platform === 'win32'

export interface Program {
  command: string
  args: string[]
  env?: Record<string, string>
  /** A folder of its own, in which it runs, for what it says and what it keeps. */
  folder: string
  port: number
}

/** Starts a server and waits until it listens on its port. Returns what stops it and all that it started. */
export async function startProgram({ command, args, env, folder, port }: Program): Promise<() => Promise<void>> {
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const stdio = ['ignore' as const, output, output]
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, cwd: folder, detached: !isWindows })
  closeSync(output)
  const ended = once(child, 'exit')

  async function stop() {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning && child.pid) process.kill(isWindows ? child.pid : -child.pid)
    await ended
  }

  const deadline = Date.now() + 60_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${command} did not start:\n${readFileSync(log, 'utf8')}`)
    }
    await wait(50)
  }
  return stop
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

export interface ReceiverProcess {
  url: string
  pid: number
  /** Resolves with the first line that has this in it, now or later. */
  waitForLine(pattern: RegExp): Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts a script that serves the receiver, in this folder or another, and waits until it says where. */
export async function startProcess(command: string[], env: Record<string, string>): Promise<ReceiverProcess> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { ended, waitForLine } = followLines(child)
  const line = await waitForLine(/ on http:/)
  return {
    url: `${line.slice(line.indexOf('http:'))}/estimate`,
    pid: child.pid ?? 0,
    waitForLine,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}

export interface ProcessLines {
  /** What it has printed so far. */
  lines: string[]
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Resolves with the first line that has this in it, now or later; throws where the process ends before. */
  waitForLine(pattern: RegExp): Promise<string>
}

/** Collects the lines that a process prints. */
export function followLines(child: ChildProcess): ProcessLines {
  const lines: string[] = []
  const heard = new EventEmitter()
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      heard.emit('line')
    })
  }

  async function waitForLine(pattern: RegExp): Promise<string> {
    for (let isEnded = false; ; ) {
      const found = lines.find((line) => pattern.test(line))
      if (found !== undefined) return found
      if (isEnded) throw new Error(`It ended before it said ${pattern}:\n${lines.join('\n')}`)
      isEnded = await Promise.race([once(heard, 'line').then(() => false), ended.then(() => true)])
    }
  }

  return { lines, ended, waitForLine }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Where a program is; servers lie in a folder that only root looks into. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Cloudflare's own tool, which brings its runtime. */
export const wranglerPath = resolve('node_modules/wrangler/bin/wrangler.js')

/** Keeps what it writes in a folder, and everything off the network. */
export function buildWranglerEnvironment(folder: string): Record<string, string> {
  return {
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    XDG_CONFIG_HOME: folder,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
}
