import { pages } from '../src/content/pages.ts'
import { expect, test } from './support/test.ts'

for (const { path } of Object.values(pages)) {
  test(`the browser understands every header of ${path} and has nothing to say`, async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(path)
    // The form comes with it, and with the form all that runs.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(messages).toEqual([])
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
  })
}
