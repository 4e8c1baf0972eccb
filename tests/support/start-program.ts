import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { delimiter, join } from 'node:path'
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
