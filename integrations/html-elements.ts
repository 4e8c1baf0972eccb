import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** Every element under a node, in document order, what is in a template among them. */
export function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  const inner = children.flatMap(listElements)
  return 'tagName' in node ? [node, ...inner] : inner
}

/** The text of a script or style element. */
export function readText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
