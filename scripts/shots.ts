import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createSiteServer } from '../hosting/site-server.ts'
import { pages } from '../src/content/pages.ts'
import { chooseLaunchOptions } from '../tests/support/find-browser.ts'
import { failAt, openPage, waitForWebFonts } from '../tests/support/pages.ts'

/**
 * Pictures of every page of the built site, top to bottom, into shots/: npm run shots [page …]
 * Narrow it down with --width 390 --theme dark.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})

const paths: Record<string, string> = {
  ...Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])),
  'not-found': '/no-such-page',
  'server-error': '/server-error',
}
const names = positionals.length > 0 ? positionals : Object.keys(paths)

const server = createSiteServer({ root: 'dist' }).listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(chooseLaunchOptions())

for (const theme of values.theme as ('light' | 'dark')[]) {
  for (const width of values.width.map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await failAt(context, '/server-error')
    const page = await context.newPage()
    await openPage(page, origin)
    for (const name of names) {
      // The referrer makes it a visitor who comes from another page and has the web fonts.
      await page.goto(`${origin}${paths[name]}`, { referer: `${origin}/` })
      await waitForWebFonts(page)
      await showTools(page)
      await showLazyPictures(page)
      // The picture of fog that the page brings gives way to one that can be wiped.
      await page.locator('[data-fog-view]:not([data-wipes])').waitFor({ state: 'detached' })
      const file = `shots/${name}-${width}-${theme}.png`
      await page.screenshot({ path: file, fullPage: true })
      console.log(file)
    }
    await context.close()
  }
}
await browser.close()
server.close()

/** A tool is fetched when it comes near, too. On phones those in folded sections stay folded. */
async function showTools(page: Page): Promise<void> {
  for (const tool of await page.locator('[data-tool]:visible').all()) {
    await tool.scrollIntoViewIfNeeded()
    await tool.and(page.locator('[data-state=ready]')).waitFor()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** A picture is fetched when it comes near; a full-page shot needs them all. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}
