import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ReceiverProcess {
  url: string
  pid: number
  /** How much it has said so far. */
  countLogBytes(): number
  /** Resolves with the first line that matches, now or later. */
  waitForLine(pattern: RegExp): Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts a script that serves the receiver, in this folder or another, and waits until it says where. */
export async function startProcess(
  command: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<ReceiverProcess> {
  const [program = '', ...args] = command
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  const waiting: { pattern: RegExp; resolve: (line: string) => void }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const { pattern, resolve } of waiting) if (pattern.test(line)) resolve(line)
    })
  }

  function waitForLine(pattern: RegExp): Promise<string> {
    const found = lines.find((line) => pattern.test(line))
    if (found !== undefined) return Promise.resolve(found)
    const line = new Promise<string>((resolve) => {
      waiting.push({ pattern, resolve })
    })
    const gone = ended.then(() => {
      throw new Error(`It ended before it said ${pattern}:\n${lines.join('\n')}`)
    })
    // Whichever is later is of no interest.
    gone.catch(() => {})
    return Promise.race([line, gone])
  }

  const line = await waitForLine(/ on http:/)
  const origin = line.slice(line.indexOf('http:'))
  return {
    url: `${origin}/estimate`,
    pid: child.pid ?? 0,
    countLogBytes: () => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0),
    waitForLine,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}
