import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { startProcess } from '../../tests/support/start-program.ts'
import type { Times } from '../figures.ts'

/** What an attack did to the site and its visitors. */
interface Measures {
  pages: Times
  visitors: number
  acknowledged: number
  /** How many of the requests were acknowledged at a later try. */
  retried: number
  processorSeconds: number
  /** The peak of the resident set. */
  peakMegabytes: number
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts the site that was built last and its receiver, as `npm start` does, and asks it for a page all the time. */
export async function startSite(env: Record<string, string>) {
  const command = [process.execPath, 'server/start.ts', '--no-build']
  const site = await startProcess(command, { ESTIMATE_ENDPOINT: '/estimate', ...env })
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

/** The peak of the resident set of a process. */
function readPeakMegabytes(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round((Number(kibibytes) * 1024) / 1e6)
}

/** User and system time, which Linux counts in hundredths of a second. */
function readProcessorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) / 100
}

export interface Finding {
  /** The outcome of the attack, in words. */
  outcome: string
  /** What has to hold beside the limits of memory and pages. */
  isMet?: (measures: Measures) => boolean
}

/** The limits that were missed: those for every attack, and that of this one. */
export function listMissed(measures: Measures, isMet: Finding['isMet'] = () => true): string[] {
  return [
    ...(measures.peakMegabytes < 300 ? [] : ['300 MB']),
    ...(measures.pages.p99 < 1000 ? [] : ['page p99 of 1 s']),
    ...(isMet(measures) ? [] : ['what is in brackets']),
  ]
}

export function describeMeasures(measures: Measures): string {
  const { peakMegabytes, processorSeconds, pages, visitors, acknowledged, retried } = measures
  const tries = retried > 0 ? `, ${retried} of them at a later try` : ''
  return [
    `${peakMegabytes.toLocaleString('en-CA')} MB`,
    `processor ${processorSeconds.toFixed(1)} s`,
    // Some attacks are over before anybody has asked for a page.
    ...(pages.max > 0
      ? [`page p50 ${formatTime(pages.p50)}, p99 ${formatTime(pages.p99)}, max ${formatTime(pages.max)}`]
      : []),
    ...(visitors > 0 ? [`${acknowledged} of ${visitors} visitors${tries}`] : []),
  ].join('; ')
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
