import { findDeferredScript, makeRetryUrl, whenNear } from '../../lib/load-later.ts'

/** After so long without its script, all of what stands in a tool's place is shown. */
const scriptTimeoutMs = 5000

/** A tool's script is fetched when the visitor has scrolled to less than a quarter of a screen from the tool. */
const nearMargin = '25% 0px'

/**
 * Fetches the script of each tool on the page when the visitor comes near. Until it is there, and if it never comes, the
 * tool's place holds what can be said without it: a table, a list or a paragraph.
 */
export function connectTools(): void {
  for (const mountPoint of document.querySelectorAll<HTMLElement>('[data-tool]')) {
    const scriptUrl = findDeferredScript(`[data-tool-script="${mountPoint.dataset.tool}"]`)
    if (!scriptUrl) continue
    let isAsked = false
    const ask = () => {
      if (!isAsked) fetchTool(mountPoint, scriptUrl)
      isAsked = true
    }
    // On arrival nothing is fetched for what is not in sight.
    whenNear(mountPoint, '0px', ask)
    addEventListener('scroll', () => whenNear(mountPoint, nearMargin, ask), { once: true })
    // Somebody who uses the keyboard would have passed it before it is there.
    addEventListener('keyup', ask, { once: true })
  }
}

function fetchTool(mountPoint: HTMLElement, url: string): void {
  const showFallback = () => {
    if (mountPoint.dataset.state === 'waiting') mountPoint.dataset.state = 'failed'
  }
  setTimeout(showFallback, scriptTimeoutMs)
  import(/* @vite-ignore */ url).catch(() => {
    showFallback()
    addEventListener('online', () => fetchTool(mountPoint, makeRetryUrl(url)), { once: true })
  })
}
