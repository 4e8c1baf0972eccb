import { summarizeTimes } from './load-report.ts'

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

export function formatReceiverReport(result: ReceiverResult, machine: string): string {
  const { requestCount, visitorCount, photosEach, photoBytes, kills, retries, seconds, notifiedSeconds } = result
  const { p50, p95, p99, max } = summarizeTimes(result.latencies)
  return `# Load test of the receiver

${requestCount.toLocaleString('en-CA')} requests with ${photosEach} photos of ${photoBytes / 1000} kB each, ${visitorCount} at a time, to \`server/receive.ts\`, which is killed with SIGKILL ${kills} times meanwhile and started again; whoever gets no response sends the request again with the same id. Every request is sent on to a real SMTP server on the same machine, with its photos. Afterwards the database, each byte of the photos and the messages are checked against what was sent. ${machine}, which client, receiver and mail server share; each request is on the disk before it is acknowledged. \`npm run load:receiver\` writes these figures.

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
