import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism } from 'node:os'

const reportPath = 'docs/load.md'

/** The parts of the report. Each program writes its own. */
export type SectionName = 'site' | 'receiver' | 'attacks'

export function writeSection(name: SectionName, content: string): void {
  writeFileSync(reportPath, insertSection(readFileSync(reportPath, 'utf8'), name, content))
}

/** Puts a section between its marks, and leaves the rest of the report as it is. */
export function insertSection(report: string, name: SectionName, content: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's')
  if (!marks.test(report)) throw new Error(`${reportPath} has lost the marks of ${name}`)
  return report.replace(marks, (_, start: string, end: string) => `${start}\n${content}\n${end}`)
}

/** What a measurement ran on: '2 cores (x64)'. */
export function describeMachine(): string {
  return `${availableParallelism()} cores (${arch()})`
}

export type Times = ReturnType<typeof summarizeTimes>

export function summarizeTimes(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export interface SiteResult {
  name: string
  /** Of every request, in milliseconds. */
  latencies: number[]
  mistakes: string[]
  seconds: number
}

export function describeLoad({ name, latencies, mistakes, seconds }: SiteResult): string {
  const shown = mistakes.slice(0, 10).map((mistake) => `\n  ${mistake}`)
  const times = summarizeTimes(latencies)
  const rate = Math.round(latencies.length / seconds)
  return `${name}: ${rate} requests/s, p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99}, max ${times.max} ms, ${mistakes.length} wrong responses${shown.join('')}`
}

export function formatSiteSection(
  results: readonly SiteResult[],
  { requestCount, visitorCount, machine }: { requestCount: number; visitorCount: number; machine: string },
): string {
  const rows = results.map(({ name, latencies, mistakes, seconds }) => {
    const { p50, p95, p99, max } = summarizeTimes(latencies)
    const cells = [name, Math.round(latencies.length / seconds), p50, p95, p99, max, mistakes.length]
    return `| ${cells.join(' | ')} |`
  })
  return `## The site

${requestCount.toLocaleString('en-CA')} requests, ${visitorCount} at a time, for every page and file of the build as browsers ask for them (brotli), for their other names, and for missing and bad URLs. Every response is checked against the build: its status and each byte of its content. ${machine}, which client and server share. Times in milliseconds; \`npm run load\` writes this section.

| server | requests/s | p50 | p95 | p99 | max | wrong responses |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

export interface ReceiverResult {
  requestCount: number
  visitorCount: number
  photosEach: number
  photoBytes: number
  /** How often the receiver was killed meanwhile. */
  kills: number
  retries: number
  /** Until all were acknowledged. */
  seconds: number
  /** Until all were sent to the owner. */
  notifiedSeconds: number
  /** Of each request with its tries, in milliseconds. */
  latencies: number[]
  lost: number
  doubled: number
  /** With other photos than were sent. */
  damaged: number
  notSent: number
  sentTwice: number
}

export function formatReceiverSection(result: ReceiverResult, machine: string): string {
  const { requestCount, visitorCount, photosEach, photoBytes, kills, retries, seconds, notifiedSeconds } = result
  const { p50, p95, p99, max } = summarizeTimes(result.latencies)
  return `## The receiver

${requestCount.toLocaleString('en-CA')} requests with ${photosEach} photos of ${photoBytes / 1000} kB each, ${visitorCount} at a time, to \`server/receive.ts\`, which is killed with SIGKILL ${kills} times meanwhile and started again; whoever gets no response sends the request again with the same id. Every request is sent on to a real SMTP server on the same machine, with its photos. Afterwards the database, each byte of the photos and the messages are checked against what was sent. ${machine}, which client, receiver and mail server share; each request is on the disk before it is acknowledged. \`npm run load:receiver\` writes this section.

| | |
|---|---|
| acknowledged | ${requestCount} in ${seconds.toFixed(1)} s (${Math.round(requestCount / seconds)} a second) |
| time to the acknowledgement | p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} ms, restarts included |
| sent again by the visitor | ${retries} |
| all sent to the owner after | ${notifiedSeconds.toFixed(1)} s; what a killed process had begun to send waits two minutes |
| acknowledged and lost | ${result.lost} |
| stored twice | ${result.doubled} |
| stored with other photos | ${result.damaged} |
| not sent to the owner | ${result.notSent} |
| sent to the owner twice, because of a kill between sending and noting it | ${result.sentTwice} |
`
}

/** What an attack did to the site and its visitors. */
export interface Measures {
  pages: Times
  visitors: number
  acknowledged: number
  /** Acknowledged at a later try. */
  retried: number
  processorSeconds: number
  /** Of the resident set. */
  peakMegabytes: number
}

export interface Finding {
  /** What came of it, in words. */
  outcome: string
  /** What is to hold beside memory and pages. */
  isMet?: (measures: Measures) => boolean
}

export interface AttackResult {
  outcome: string
  /** None where the attack is not possible here. */
  measures?: Measures
  missed: string[]
}

/** What does not hold of what is to hold under every attack, and under this one. */
export function listMissed(measures: Measures, isMet: Finding['isMet'] = () => true): string[] {
  return [
    ...(measures.peakMegabytes < 300 ? [] : ['300 MB']),
    ...(Number(measures.pages.p99) < 1000 ? [] : ['page p99 of 1 s']),
    ...(isMet(measures) ? [] : ['what is in brackets']),
  ]
}

export function describeResult({ measures, outcome }: AttackResult): string {
  if (!measures) return outcome
  const { peakMegabytes, processorSeconds, pages, visitors, acknowledged, retried } = measures
  const tries = retried > 0 ? `, ${retried} of them at a later try` : ''
  return [
    `${peakMegabytes.toLocaleString('en-CA')} MB`,
    `processor ${processorSeconds.toFixed(1)} s`,
    // Some attacks are over before anybody has asked for a page.
    ...(Number(pages.max) > 0
      ? [`page p50 ${formatTime(pages.p50)}, p99 ${formatTime(pages.p99)}, max ${formatTime(pages.max)}`]
      : []),
    ...(visitors > 0 ? [`${acknowledged} of ${visitors} visitors${tries}`] : []),
    outcome,
  ].join('; ')
}

function formatTime(milliseconds: string): string {
  const time = Number(milliseconds)
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`
}

/** @param before What came of each attack before the receiver was made to withstand it, in words. */
export function formatAttackSection(
  attacks: Readonly<Record<string, readonly [description: string, ...unknown[]]>>,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, AttackResult>>,
  machine: string,
): string {
  const lines = Object.entries(attacks).map(([name, [description]]) => {
    const result = now[name]
    return `| ${description} | ${before[name] ?? ''} | ${result ? describeResult(result) : ''} |`
  })
  return `## Under attack

What the process of \`npm start\` takes, and what others notice, while it is attacked over loopback connections: somebody asks for the home page every 50 ms (what gets no response counts as 60 s); where visitors are named, 20 of them send two photos of 250 kB each, one visitor a second, each up to three times. Every attack meets a new process. Memory is the peak of the resident set. ${machine}, which attackers, visitors and site share. 'Before' is the receiver before it was made to withstand these. \`npm run attack\` writes this section, and fails under any attack that takes 300 MB, a second for the page (p99), or misses what is in brackets.

| attack | before | now |
|---|---|---|
${lines.join('\n')}
`
}
