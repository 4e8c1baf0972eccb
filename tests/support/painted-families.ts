import type { Page } from '@playwright/test'

/** The families that the browser paints an element's text with. That of a field it keeps in a tree of its own. */
export async function readPaintedFamilies(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const element = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await devtools.send('DOM.describeNode', { nodeId: element.nodeId, depth: -1, pierce: true })
  const { backendNodeId } = node.shadowRoots?.[0]?.children?.at(-1) ?? node
  const { nodeIds } = await devtools.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds: [backendNodeId] })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 })
  await devtools.detach()
  // The file calls itself Figtree Light, after the weight that it was drawn from.
  return [...new Set(fonts.map(({ familyName }) => familyName.replace(/ Light$/, '')))].sort()
}
