const sections = document.querySelectorAll<HTMLElement>('[data-defer-layout] :is(main > *, footer)')

const endTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * On a first visit, lays the page out section by section, each in a task of its own: all of it at once keeps a slow phone
 * from answering for a third of a second. Until its turn a section off the screen is `content-visibility: auto`, so the
 * browser still finds what is in it, and lays it out when a visitor gets there first.
 */
export async function layOutSections(): Promise<void> {
  for (const section of sections) {
    keepPlace(() => {
      section.style.contentVisibility = 'visible'
      section.getBoundingClientRect()
    })
    await endTask()
  }
}

/** Applies a change that affects the whole page, and lays out the sections below the screen one in each task. */
export async function applyPageChange(change: () => void): Promise<void> {
  const below = [...sections].filter((section) => section.getBoundingClientRect().top > innerHeight)
  for (const section of below) section.style.contentVisibility = 'auto'
  await endTask()
  keepPlace(change)
  await layOutSections()
}

/** Keeps what is being read where it is when the page changes above it, as browsers with scroll anchoring do. */
function keepPlace(change: () => void): void {
  const needsNoHelp = scrollY === 0 || CSS.supports('overflow-anchor: auto')
  const anchor = needsNoHelp ? null : document.elementFromPoint(innerWidth / 2, innerHeight / 3)
  const before = anchor?.getBoundingClientRect().top ?? 0
  change()
  if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
}

/**
 * Applies a change that restyles the whole page and moves nothing. What is off the screen follows a section at a time, so
 * that a slow phone answers at once.
 */
export async function applyStyleChange(change: () => void): Promise<void> {
  const away = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight)
  for (const { section, box } of away) {
    section.style.contentVisibility = 'auto'
    section.style.containIntrinsicHeight = `${box.height}px`
  }
  await endTask()
  change()
  for (const { section } of away) {
    await endTask()
    section.style.contentVisibility = 'visible'
  }
}
