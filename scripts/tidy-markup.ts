const emptyShape = /><\/(?:circle|ellipse|line|path|polygon|rect|stop|use)>/g

/**
 * Spells a page shorter, to the same effect: shapes close themselves, an apostrophe is an apostrophe, and scripts that
 * follow each other are one, with one hash in the page's policy.
 */
export function tidyMarkup(html: string): string {
  return html.replace(emptyShape, '/>').replaceAll('&#x27;', "'").replaceAll('</script><script>', ';')
}
