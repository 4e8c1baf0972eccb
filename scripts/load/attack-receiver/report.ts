import type { Measures, Site } from './start-site.ts'

/** Where an attack takes place: the project whose site is attacked, and the folder where that keeps requests. */
export interface Place {
  root: string
  folder: string
  start(env?: Record<string, string>): Promise<Site>
  /** Aborted at the end of the attack, or when it takes too long. */
  signal: AbortSignal
}

export interface Finding {
  /** What came of it, in words. */
  outcome: string
  /** What is to hold beside memory and pages. */
  isMet?: (measures: Measures) => boolean
}

export type Attack = (place: Place) => Promise<Finding>

export interface Result {
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

export function describeResult({ measures, outcome }: Result): string {
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

type Results = Readonly<Record<string, Result>>

export function formatAttackSection(
  attacks: Readonly<Record<string, readonly [description: string, ...unknown[]]>>,
  before: Results,
  now: Results,
  machine: string,
): string {
  const cell = (result: Result | undefined) => (result ? describeResult(result) : '')
  const lines = Object.entries(attacks).map(
    ([name, [description]]) => `| ${description} | ${cell(before[name])} | ${cell(now[name])} |`,
  )
  return `## Under attack

What the process of \`npm start\` takes, and what others notice, while it is attacked over loopback connections: somebody asks for the home page every 50 ms (what gets no response counts as 60 s); where visitors are named, 20 of them send two photos of 250 kB each, one visitor a second, each up to three times. Every attack meets a new process. Memory is the peak of the resident set. ${machine}, which attackers, visitors and site share. 'Before' is the receiver before it was made to withstand these. \`npm run attack\` writes this section, and fails under any attack that takes 300 MB, a second for the page (p99), or misses what is in brackets.

| attack | before | now |
|---|---|---|
${lines.join('\n')}
`
}

const section = /<!-- attacks -->.*<!-- \/attacks -->\n/s

/** Puts the section at the end of a page, without the one that it had. */
export function insertAttackSection(page: string, content: string): string {
  return `${page.replace(section, '').trimEnd()}\n\n<!-- attacks -->\n\n${content}\n<!-- /attacks -->\n`
}

/** The new text of a page, with the section that it had. */
export function keepAttackSection(page: string, text: string): string {
  const [kept] = section.exec(page) ?? []
  return kept ? `${text.trimEnd()}\n\n${kept}` : text
}
