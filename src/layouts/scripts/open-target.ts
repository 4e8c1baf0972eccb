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
