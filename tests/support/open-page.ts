import type { Page } from '@playwright/test'

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
