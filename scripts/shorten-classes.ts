/** How the build names a class of a CSS module, for astro.config.ts: like nothing else on a page. */
export const moduleClassPattern = '_[hash]__[local]'

const moduleClass = /_[\w-]{6}__[a-zA-Z]\w*/g
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Gives the classes of a page the shortest names, in the order in which they come; an underscore keeps them apart from
 * names that blockers hide, such as `ad`. A class that a script file knows by name keeps it: the file is cached for
 * ever, and cannot follow.
 */
export function shortenClasses(html: string, scriptFiles: string): string {
  const kept = new Set(scriptFiles.match(moduleClass))
  const short = new Map<string, string>()
  return html.replace(moduleClass, (name) => {
    if (kept.has(name)) return name
    const shortName = short.get(name) ?? `_${countInLetters(short.size)}`
    short.set(name, shortName)
    return shortName
  })
}

/** 0 is a, 25 is z, 26 is aa. */
function countInLetters(number: number): string {
  const rest = Math.floor(number / letters.length)
  return (rest > 0 ? countInLetters(rest - 1) : '') + letters.charAt(number % letters.length)
}
