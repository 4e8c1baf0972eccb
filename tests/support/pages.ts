import { readdirSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { listPages } from '../../hosting/built-site.ts'

/** Waits until the web fonts, which come after the first paint, are applied. */
export async function waitForWebFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.pendingFonts)
}

/** Opens a page and waits until it asks for nothing more. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForWebFonts(page)
  await page.waitForLoadState('networkidle')
}

/** Tells whether the page was last loaded anew or restored from the back/forward cache. */
export async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'kept whole' : 'anew'
    })
  })
}

/**
 * Playwright's `goBack()` does not end on a page from the back/forward cache. The page goes back once the call has
 * returned, since leaving it would end the call with an error.
 */
export async function goBack(page: Page): Promise<void> {
  // At its commit a page can still have the script context of the page before it.
  await page.waitForLoadState()
  await page.evaluate(() => void setTimeout(() => history.back()))
}

/** The paths of the pages that the build wrote. */
export function builtPaths(): string[] {
  return listPages(readdirSync('dist'))
}

/** Responds to requests for a path with the 500 page, as every host does on an error. To the first `times`, or to all. */
export function failAt(browsing: Page | BrowserContext, path: string, times?: number): Promise<unknown> {
  const options = times === undefined ? {} : { times }
  return browsing.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, path: 'dist/500.html', contentType: 'text/html; charset=utf-8' }),
    options,
  )
}

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
