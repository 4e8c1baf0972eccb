import { waitForFirstPaint } from '../../lib/load-later.ts'

/** From this width on the styles lay a carousel out as a grid. */
const gridLayout = matchMedia('(min-width: 48rem)')

/** A carousel that scrolls is a tab stop, so that the arrow keys reach it, and shows the whole of an item that has the focus. */
export function connectCarousels(): void {
  const setTabStops = () => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]'))
      carousel.tabIndex = gridLayout.matches ? -1 : 0
  }
  setTabStops()
  gridLayout.addEventListener('change', setTabStops)
  // Browsers do not scroll an item into view on focus that is already partly visible.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element)
      target.closest('[data-carousel] > * > *')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}

const wide = matchMedia('(min-width: 60rem)')

/**
 * On wide screens what phones fold is no <details>, which a screen reader could close and no visible control would open
 * again. It stays unfolded in a narrowed window. The <details> of the form belongs to React: it stays one, open and without a
 * summary.
 */
export function unfoldOnWideScreens(): void {
  const becomeDiv = (element: Element) => {
    const div = document.createElement('div')
    div.className = element.className
    div.append(...element.childNodes)
    element.replaceWith(div)
  }
  const unfold = () => {
    if (!wide.matches) return
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]')) {
      details.open = true
      const summary = details.querySelector('summary')
      if (!summary || details.closest('form')) continue
      // The last child of a summary is its marker, which means nothing on a part that stays open.
      summary.lastElementChild?.remove()
      becomeDiv(summary)
      becomeDiv(details)
    }
  }
  unfold()
  wide.addEventListener('change', unfold)
}

/** The element that the URL's hash names. */
function findTarget(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}

/** The <details> around an element or directly inside it: a question, or a folded section. */
function findDetails(target: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details')
}

/** Opens the element that the URL's hash names and scrolls to it. The browser closes other questions of the same name. */
async function openTarget(): Promise<void> {
  const target = findTarget()
  const details = findDetails(target)
  if (!target || !details) return
  details.open = true
  target.scrollIntoView()
  // A question above may close in the next frame, which moves this one up.
  await new Promise(requestAnimationFrame)
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  target.scrollIntoView()
}

export function connectTargets(): void {
  addEventListener('hashchange', openTarget)
  // A second click on the same link does not change the hash, but its target may have been closed in between.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link && link.hash === location.hash) void openTarget()
  })
  // A target that is already open needs no scrolling: the browser has scrolled to it, or restored the position.
  if (findDetails(findTarget())?.open === false) void openTarget()
}

/** #privacy and #terms are opened by their hash. Their own link closes them, and Escape does the same. */
export function connectLegalTexts(): void {
  const closer = '[data-legal-text]:target a[href="#legal"]'
  addEventListener('click', ({ target }) => {
    const text = target instanceof Element && target.closest(closer)?.closest('section')
    if (!text) return
    // Following the link moves the focus, so it is returned to the link that opened the text.
    const focusOpener = () => document.querySelector<HTMLAnchorElement>(`footer a[href="#${text.id}"]`)?.focus()
    addEventListener('hashchange', focusOpener, { once: true })
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal, :popover-open')) return
    document.querySelector<HTMLAnchorElement>(closer)?.click()
  })
}

/** Shows a plain pane for a picture that failed to load, and loads it again when the browser is back online. */
export function retryFailedImages(): void {
  const markFailed = (image: EventTarget | null) => {
    if (image instanceof HTMLImageElement) image.dataset.missing = ''
  }
  addEventListener('error', ({ target }) => markFailed(target), true)
  // Some may have failed before this script ran.
  for (const image of document.images) if (image.complete && !image.naturalWidth) markFailed(image)

  addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-missing]')) {
      delete image.dataset.missing
      image.src = image.currentSrc
    }
  })
}

/** Shows the current year, whenever the page was built. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** Says what time it is where the business is, once the page is painted, and each minute anew. */
export async function showTime(): Promise<void> {
  const clock = document.querySelector<HTMLElement>('[data-clock]')
  const words = clock?.firstChild
  if (!words) return
  const { clock: sentence = '', timeZone } = clock.dataset
  await waitForFirstPaint()
  const show = () => {
    const time = new Date().toLocaleTimeString(document.documentElement.lang, { timeZone, timeStyle: 'short' })
    const said = sentence.replace('00:00 p.m.', time)
    if (words.textContent !== said) words.textContent = said
  }
  show()
  // More often than a minute, because timers rest in a tab that is not shown.
  setInterval(show, 5000)
}
