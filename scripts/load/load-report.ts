export interface LoadResult {
  name: string
  /** Of every request, in milliseconds. */
  latencies: number[]
  mistakes: string[]
  seconds: number
}

export function describeLoad({ name, latencies, mistakes, seconds }: LoadResult): string {
  const shown = mistakes.slice(0, 10).map((mistake) => `\n  ${mistake}`)
  const times = summarizeTimes(latencies)
  const rate = Math.round(latencies.length / seconds)
  return `${name}: ${rate} requests/s, p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99}, max ${times.max} ms, ${mistakes.length} wrong responses${shown.join('')}`
}

export function formatLoadReport(
  results: LoadResult[],
  { requestCount, visitorCount, machine }: { requestCount: number; visitorCount: number; machine: string },
): string {
  const rows = results.map(({ name, latencies, mistakes, seconds }) => {
    const { p50, p95, p99, max } = summarizeTimes(latencies)
    const cells = [name, Math.round(latencies.length / seconds), p50, p95, p99, max, mistakes.length]
    return `| ${cells.join(' | ')} |`
  })
  return `# Load test

${requestCount.toLocaleString('en-CA')} requests, ${visitorCount} at a time, for every page and file of the build as browsers ask for them (brotli), for their other names, and for missing and bad URLs. Every response is checked against the build: its status and each byte of its content. ${machine}, which client and server share. Times in milliseconds; \`npm run load\` writes this page.

| server | requests/s | p50 | p95 | p99 | max | wrong responses |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

export function summarizeTimes(latencies: number[]) {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
