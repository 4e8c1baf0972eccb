import type { BrowserContext, Page } from '@playwright/test'

/** Answers for a path as every host does when it fails: with the 500 page. Of `times` requests, or of all. */
export function failAt(browsing: Page | BrowserContext, path: string, times?: number): Promise<unknown> {
  const options = times === undefined ? {} : { times }
  return browsing.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, path: 'dist/500.html', contentType: 'text/html; charset=utf-8' }),
    options,
  )
}
