const secondSection = /<main.*?<\/section><section id="([^"]+)"/s

/**
 * Has a browser wait for the whole of a page's first section before it paints: half of one would move as the other half
 * arrives. It counts as whole when the second begins.
 */
export function expectFirstScreen(html: string): string {
  const [, id] = secondSection.exec(html) ?? []
  return id ? html.replace('</head>', `<link rel="expect" href="#${id}" blocking="render"></head>`) : html
}
