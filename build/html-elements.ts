import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** Every element under a node, in document order. */
export function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(listElements) : []
  return 'tagName' in node ? [node, ...inner] : inner
}

/** The text of a script or style element. */
export function readText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
