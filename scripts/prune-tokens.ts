const styleElement = /(<style[^>]*>)(.*?)(<\/style>)/gs
const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=}))/g
const reference = /var\((--[\w-]+)/g

/**
 * Leaves out the custom properties that a page declares and nothing on it reads, until nothing more goes. Most colours are
 * for drawings that travel as files.
 */
export function pruneTokens(html: string): string {
  const read = new Set([...html.matchAll(reference)].map(([, name]) => name))
  const pruned = html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const kept = css.replace(declaration, (text, name: string) => (read.has(name) ? text : ''))
    return `${open}${kept}${close}`
  })
  return pruned === html ? html : pruneTokens(pruned)
}
