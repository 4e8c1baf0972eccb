/** How the build names a class of a CSS module, for astro.config.ts: like nothing else on a page. */
export const moduleClassPattern = '_[hash]__[local]'

const moduleClass = /_[\w-]{6}__[a-zA-Z]\w*/g
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Gives the classes of a page the shortest names, the most frequent first. A class that a script file knows by name
 * keeps it: the file is cached for ever, and cannot follow.
 */
export function shortenClasses(html: string, scriptFiles: string): string {
  const kept = new Set(scriptFiles.match(moduleClass))
  const counts = new Map<string, number>()
  for (const [name] of html.matchAll(moduleClass)) {
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a)
  const short = new Map(ranked.map(([name], rank) => [name, `_${countInLetters(rank)}`]))
  return html.replace(moduleClass, (name) => short.get(name) ?? name)
}

/** 0 is a, 25 is z, 26 is aa. */
function countInLetters(number: number): string {
  const rest = Math.floor(number / letters.length)
  return (rest > 0 ? countInLetters(rest - 1) : '') + letters.charAt(number % letters.length)
}
