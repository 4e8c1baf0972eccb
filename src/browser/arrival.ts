/** Our letters are not waited for longer than this. From the next page on they are there for the first paint. */
const patienceMs = 2000

/** Where all of it takes longer than this, the rest comes in one go: better a pause than a page with gaps. */
const hurryMs = 1000

/** After this much work the browser may paint and listen; where painting is slow, it gets no longer than a frame. */
const sliceMs = 4
const frameMs = 40

/** As far as browsers look ahead by themselves, they would lay everything out in one go. */
const screensAhead = 2.5

/** What counts as having moved, in pixels; it is the browsers' own measure. */
const noticeable = 3

const root = document.documentElement

/**
 * What the first paint can do without is put off by `beforePaint`: our letters, and the layout of the rest of the page.
 * Here they follow, block by block, in tasks too short to be felt.
 */
export async function completeArrival(): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('body > :not(main), main > *')]
  // A link to a place on the page must find it where it will be.
  const showAll = () => {
    for (const { dataset } of blocks) dataset.ready ??= ''
  }
  addEventListener('click', showAll, { capture: true, once: true })

  // From here on it is up to this script; without it, the first paint shows all at once.
  root.dataset.sliced = ''
  await firstPaint()
  const letters = root.dataset.letters ? loadLetters() : true
  if (root.dataset.rest) await showNextScreens()
  const hasLetters = await letters
  const pause = startSlices()
  for (const block of blocks) {
    await pause()
    if (isInSight(block)) {
      // To ask for its place may have been to lay out what changed before.
      await wait(0)
      setInPlace(block, hasLetters)
    } else await layOut(block, hasLetters)
  }
}

/** What a first movement of the finger brings into sight does not wait for our letters. */
async function showNextScreens(): Promise<void> {
  const pause = startSlices()
  for (const section of document.querySelectorAll<HTMLElement>('main > section:not([data-ready])')) {
    await pause()
    const { top } = await layOut(section, false)
    if (top > screensAhead * innerHeight) break
  }
  root.dataset.rest = 'soon'
}

/** Lets the browser at the screen and at the visitor whenever a slice of work is done. */
function startSlices(): () => Promise<void> {
  const deadline = performance.now() + hurryMs
  let end = 0
  return async () => {
    const now = performance.now()
    if (now < end || now > deadline) return
    await Promise.race([new Promise(requestAnimationFrame), wait(frameMs)])
    await wait(0)
    end = performance.now() + sliceMs
  }
}

/** Some browsers do not tell, to give nothing away: after a while it will have been. */
function firstPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  return Promise.race([painted, wait(hurryMs)])
}

/** Whether they came in time. */
function loadLetters(): Promise<boolean> {
  const faces = [...document.fonts].filter(({ display }) => display === 'optional')
  // Asked for so late, Safari and Firefox would give an optional face up after a tenth of a second.
  for (const face of faces) face.display = 'swap'
  const loaded = Promise.all(faces.map((face) => face.load())).then(
    () => true,
    () => false,
  )
  return Promise.race([loaded, wait(patienceMs).then(() => false)])
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function isInSight(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight
}

/** Gives a block our letters, but for a text that would take a line more or less for them. */
function setInPlace(block: HTMLElement, hasLetters: boolean): void {
  const parts = [...block.querySelectorAll<HTMLElement>(':not(svg *)')]
  const partsInSight = parts.filter(isInSight)
  const before = new Map(parts.map((part) => [part, part.getBoundingClientRect()]))
  const hasChanged = (part: HTMLElement, side: 'top' | 'height') =>
    Math.abs(part.getBoundingClientRect()[side] - (before.get(part)?.[side] ?? 0)) >= noticeable

  block.dataset.ready = hasLetters ? 'letters' : ''
  const grown = new Set<Element>(parts.filter((part) => hasChanged(part, 'height')))
  for (const part of partsInSight) {
    const isInnermost = grown.has(part) && ![...part.children].some((child) => grown.has(child))
    if (isInnermost) part.dataset.plain = ''
  }
  if (!partsInSight.some((part) => hasChanged(part, 'top'))) return
  block.dataset.ready = ''
  for (const part of partsInSight) delete part.dataset.plain
}

/** Its styles and its layout, which in a frame would be one task with its painting. */
async function layOut(block: HTMLElement, hasLetters: boolean): Promise<DOMRect> {
  block.dataset.ready = hasLetters ? 'letters' : ''
  getComputedStyle(block).getPropertyValue('color')
  await wait(0)
  return block.getBoundingClientRect()
}
