import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Span = readonly [first: number, last: number]

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
const unread = new Set(['head', 'script', 'style'])

/** The words of a page that are there to be read. */
export function readWords(html: string): string {
  return [...walk(parse(html))].flatMap((node) => ('value' in node ? [node.value] : [])).join(' ')
}

/** Every character of the texts in ascending order, and all of basic Latin, which is most of what people type. */
export function listCharacters(texts: readonly string[]): string[] {
  const characters = new Set([...basicLatin, ...texts.flatMap((text) => [...new Set(text)])])
  return [...characters].filter((character) => character >= ' ').sort((a, b) => toCode(a) - toCode(b))
}

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
  for (const code of characters.map(toCode)) {
    const span = spans.at(-1)
    if (span?.[1] === code - 1) span[1] = code
    else spans.push([code, code])
  }
  return spans.map(([first, last]) => `U+${toHex(first)}${last === first ? '' : `-${toHex(last)}`}`).join(', ')
}

function* walk(node: Node): Generator<Node> {
  if (unread.has(node.nodeName)) return
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0
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
