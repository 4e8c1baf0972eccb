import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { startProcess } from '../../tests/support/start-program.ts'
import type { Measures } from './report.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts the site of a project and its receiver, as `npm start` does, and asks it for a page all the time. */
export async function startSite(root: string, env: Record<string, string>) {
  const command = [process.execPath, 'server/start.ts', '--no-build']
  const site = await startProcess(command, { ESTIMATE_ENDPOINT: '/estimate', ...env }, root)
  const port = Number(new URL(site.url).port)
  const secondsAtStart = readProcessorSeconds(site.pid)
  const visits = new Worker(new URL('./visit-site.ts', import.meta.url), { workerData: { port } })
  let stopped: Promise<Measures> | undefined

  async function askVisits<Answer>(message: string): Promise<Answer> {
    visits.postMessage(message)
    const [answer] = await once(visits, 'message')
    return answer
  }

  async function measureAndStop(): Promise<Measures> {
    try {
      const measured = await askVisits<Omit<Measures, 'processorSeconds' | 'peakMegabytes'>>('stop')
      const processorSeconds = readProcessorSeconds(site.pid) - secondsAtStart
      return { ...measured, processorSeconds, peakMegabytes: readPeakMegabytes(site.pid) }
    } finally {
      await Promise.all([site.kill('SIGKILL'), visits.terminate()])
    }
  }

  return {
    port,
    countLogBytes: site.countLogBytes,
    /** Resolves when each of them was acknowledged or has given up. */
    sendVisitors: () => askVisits<void>('send visitors'),
    /** Ends the process, once, and says what it took. */
    stop() {
      stopped ??= measureAndStop()
      return stopped
    },
  }
}

/** Of the resident set. */
function readPeakMegabytes(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round((Number(kibibytes) * 1024) / 1e6)
}

/** User and system time, which Linux counts in hundredths of a second. */
function readProcessorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) / 100
}
