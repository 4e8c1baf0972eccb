/** From the start of `<main>` to where its second section begins. */
const firstSection = /<main.*?<\/section>(?=<section id="(?<next>[^"]+)")/s

/** Where a page's first section ends and what is the id of the next, if there is one. */
export function findFirstScreen(html: string): { end: number; next: string } | undefined {
  const match = firstSection.exec(html)
  return match?.groups?.next ? { end: match.index + match[0].length, next: match.groups.next } : undefined
}

/**
 * Has a browser wait for the whole of a page's first section before it paints: half of one would move as the other half
 * arrives. It counts as whole when the second begins.
 */
export function expectFirstScreen(html: string): string {
  const screen = findFirstScreen(html)
  return screen ? html.replace('</head>', `<link rel="expect" href="#${screen.next}" blocking="render"></head>`) : html
}
