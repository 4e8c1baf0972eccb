import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { createSiteServer } from '../hosting/site-server.ts'
import { pages } from '../src/content/pages.ts'
import { chooseLaunchOptions } from '../tests/support/find-browser.ts'
import { readHeard, writeTranscript } from '../tests/support/heard.ts'
import { openPage } from '../tests/support/pages.ts'

/** What a screen reader would say of every page of the built site, on a phone and on a wide screen, into transcripts/. */
const folder = 'transcripts'
mkdirSync(folder, { recursive: true })
const server = createSiteServer({ root: 'dist' }).listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(chooseLaunchOptions())
const paths = { ...Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])), '404': '/404' }

for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(paths)) {
    await openPage(page, `${origin}${path}`)
    for (const part of await page.locator('[data-tool], #contact').all()) await part.scrollIntoViewIfNeeded()
    await page.locator('[data-estimate-form="ready"]').waitFor()
    await page.locator('[data-tool]:not([data-state="ready"])').waitFor({ state: 'detached' })
    const file = `${folder}/${name}-${width}.txt`
    writeFileSync(file, writeTranscript(await readHeard(page)))
    console.log(file)
  }
}
await browser.close()
server.close()
