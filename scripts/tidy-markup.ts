const emptyShape = /><\/(?:circle|ellipse|line|path|polygon|rect|stop|use)>/g

/** Spells a page shorter, to the same effect: shapes close themselves, and an apostrophe is an apostrophe. */
export function tidyMarkup(html: string): string {
  return html.replace(emptyShape, '/>').replaceAll('&#x27;', "'")
}
