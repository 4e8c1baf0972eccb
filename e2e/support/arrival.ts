import { expect, type Page } from '@playwright/test'

/** What a page brings in one piece, one after the other: its frame and its sections. */
export const blocks = 'body > :not(main), main > *'

/** Waits until our letters and the layout of the whole page have followed the first paint. */
export async function waitForArrival(page: Page): Promise<void> {
  await expect(page.locator(`:is(${blocks}):not([data-ready])`)).toHaveCount(0, { timeout: 15_000 })
}

/** Opens a page and waits until it asks for nothing more. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForArrival(page)
  await page.waitForLoadState('networkidle')
}
