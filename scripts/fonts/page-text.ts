import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

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

function* walk(node: Node): Generator<Node> {
  if (unread.has(node.nodeName)) return
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0
}
