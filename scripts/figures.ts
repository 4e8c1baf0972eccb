import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism } from 'node:os'

/** Writes figures between their marks in a page of docs/, and leaves the rest of it as it is. */
export function writeFigures(path: string, name: string, figures: string): void {
  writeFileSync(path, insertFigures(readFileSync(path, 'utf8'), name, figures))
}

export function insertFigures(page: string, name: string, figures: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's')
  if (!marks.test(page)) throw new Error(`There are no marks for the figures of ${name}`)
  return page.replace(marks, (_, start: string, end: string) => `${start}\n${figures}\n${end}`)
}

/** Markdown, with the first row as its head. */
export function formatTable([head = [], ...rows]: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** What a measurement ran on: '2 cores (x64)'. */
export function describeMachine(): string {
  return `${availableParallelism()} cores (${arch()})`
}

export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('There is no median of nothing')
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Milliseconds that half of the requests took at the most, 95 of a hundred, 99 of a hundred, and all. */
export function summarizeTimes(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Makes so many requests, a number of them at a time, and returns what all of them and each took. */
export async function timeRequests(count: number, atATime: number, request: (index: number) => Promise<void>) {
  const milliseconds: number[] = []
  let begun = 0
  async function visit(): Promise<void> {
    while (begun < count) {
      const start = performance.now()
      await request(begun++)
      milliseconds.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atATime }, visit))
  return { seconds: (performance.now() - start) / 1000, ...summarizeTimes(milliseconds) }
}
