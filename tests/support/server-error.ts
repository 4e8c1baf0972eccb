import type { BrowserContext, Page } from '@playwright/test'

/** Responds to requests for a path with the 500 page, as every host does on an error. To the first `times`, or to all. */
export function failAt(browsing: Page | BrowserContext, path: string, times?: number): Promise<unknown> {
  const options = times === undefined ? {} : { times }
  return browsing.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, path: 'dist/500.html', contentType: 'text/html; charset=utf-8' }),
    options,
  )
}
