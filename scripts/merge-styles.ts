const styleElement = /<style[^>]*>(.*?)<\/style>/gs

/** Gathers a page's styles, in their order, in the place of the first: one element, and one hash in its policy. */
export function mergeStyles(html: string): string {
  const css = [...html.matchAll(styleElement)].map(([, text]) => text).join('')
  let isFirst = true
  return html.replace(styleElement, () => {
    const merged = isFirst ? `<style>${css}</style>` : ''
    isFirst = false
    return merged
  })
}
