import { findDeferredScript, makeRetryUrl } from './deferred-script.ts'
import { whenNear } from './when-near.ts'

/** A tool's script is fetched when the tool is less than a quarter of a screen away: never on arrival. */
const nearMargin = '25% 0px'

/**
 * Fetches the script of each tool on the page when the visitor comes near. Until it is there, and if it never comes, the
 * tool's place holds what can be said without it: a table, a list or a paragraph.
 */
export function connectTools(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-tool]')) {
    const scriptUrl = findDeferredScript(`[data-tool-script="${place.dataset.tool}"]`)
    // On phones a tool is folded, and has no place on the screen until it is opened.
    const seen = place.closest('details') ?? place
    if (scriptUrl) whenNear(seen, nearMargin, () => fetchTool(place, scriptUrl))
  }
}

function fetchTool(place: HTMLElement, url: string): void {
  import(/* @vite-ignore */ url).catch(() => {
    place.dataset.state = 'failed'
    addEventListener('online', () => fetchTool(place, makeRetryUrl(url)), { once: true })
  })
}
