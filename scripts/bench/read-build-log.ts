const step = /─ (\S+) \(\+([\d.]+)(ms|s)\)/g

/** What Astro's log says it spent on the files whose path begins so. */
export function addStepSeconds(log: string, pathStart: string): number {
  return [...log.matchAll(step)]
    .filter(([, path = '']) => path.startsWith(pathStart))
    .reduce((sum, [, , amount, unit]) => sum + Number(amount) / (unit === 'ms' ? 1000 : 1), 0)
}

export function readProcessorSeconds(log: string): number {
  const seconds = /^Processor time ([\d.]+) s$/m.exec(log)?.[1]
  if (!seconds) throw new Error('The build did not say how much processor time it took')
  return Number(seconds)
}
