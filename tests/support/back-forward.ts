import type { Page } from '@playwright/test'

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
