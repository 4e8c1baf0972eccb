/** The place that the address names. */
function findTarget(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}

/** What is folded around a place, or right inside it: a question, a band of the page. */
function findFold(target: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details')
}

/** Opens what the address names and brings it into sight. Questions that share a name with it close by themselves. */
async function openTarget(): Promise<void> {
  const target = findTarget()
  const fold = findFold(target)
  if (!target || !fold) return
  fold.open = true
  target.scrollIntoView()
  // A question above may be closing from the next frame on, and this one moves up with it.
  await new Promise(requestAnimationFrame)
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  target.scrollIntoView()
}

export function connectTargets(): void {
  addEventListener('hashchange', openTarget)
  // A second click on the same link changes no hash, but what it leads to may have been closed since.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link && link.hash === location.hash) openTarget()
  })
  // What lies open already is where the browser put it, also for those who come back to where they were on the page.
  if (findFold(findTarget())?.open === false) openTarget()
}
