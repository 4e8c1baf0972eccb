const step = /─ (\S+) \(\+([\d.]+)(ms|s)\)/g

/** What Astro's log says it spent on the files whose path begins so. */
export function addStepSeconds(log: string, pathStart: string): number {
  return [...log.matchAll(step)]
    .filter(([, path = '']) => path.startsWith(pathStart))
    .reduce((sum, [, , amount, unit]) => sum + Number(amount) / (unit === 'ms' ? 1000 : 1), 0)
}
