import { transform } from 'lightningcss'

const styleElement = /(<style[^>]*>)(.*?)(<\/style>)/gs
const className = /\.(-?[a-zA-Z_][\w-]*)/g
const propertyName = /(--[\w-]+):/g
const propertyRead = /var\((--[\w-]+)/g

/**
 * Leaves a page the styles it uses: not the rules for classes that neither it nor a script file writes, and not the
 * custom properties that nothing reads. Most colours are for drawings that travel as files.
 */
export function pruneStyles(html: string, scriptFiles: string): string {
  const words = new Set(`${html.replace(styleElement, '')}${scriptFiles}`.match(/[\w-]+/g))
  return pruneUntilSettled(html, words)
}

function pruneUntilSettled(html: string, words: Set<string>): string {
  const read = new Set(listNames(html, propertyRead))
  const pruned = html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const classes = listNames(css, className).filter((name) => !words.has(name))
    const properties = listNames(css, propertyName).filter((name) => !read.has(name))
    return `${open}${dropSymbols(css, [...classes, ...properties])}${close}`
  })
  // What was dropped may have been the last to read a property.
  return pruned === html ? html : pruneUntilSettled(pruned, words)
}

function listNames(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

function dropSymbols(css: string, unusedSymbols: string[]): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
}
