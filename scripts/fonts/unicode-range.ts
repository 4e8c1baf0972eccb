type Span = readonly [first: number, last: number]

/** The characters of a CSS `unicode-range` that are not among `others`. */
export function listCharactersBesides(unicodeRange: string, others: ReadonlySet<string>): string[] {
  return readSpans(unicodeRange)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !others.has(character))
}

/** Writes characters, given in ascending order, as a CSS `unicode-range`. */
export function formatUnicodeRange(characters: readonly string[]): string {
  const spans: [number, number][] = []
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const span = spans.at(-1)
    if (span?.[1] === code - 1) span[1] = code
    else spans.push([code, code])
  }
  return spans.map(([first, last]) => `U+${toHex(first)}${last === first ? '' : `-${toHex(last)}`}`).join(', ')
}

function readSpans(unicodeRange: string): Span[] {
  return unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-')
    // Minifiers write U+1E00-1EFF as U+1E??.
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })
}

function toHex(code: number): string {
  return code.toString(16).toUpperCase()
}
