import { pages } from '../../src/content/pages.ts'
import { type Budget, budgets, expectWithin } from '../support/budgets.ts'
import { builtPaths, openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Runs in the page. The bands in which nothing begins or ends at the edges of the header, and words outside of those. */
function findOtherEdges(): string[] {
  const { left, right } = document.querySelector('body > header > *')?.getBoundingClientRect() ?? new DOMRect()
  const isOn = (box: DOMRect) => Math.abs(box.left - left) < 1 || Math.abs(box.right - right) < 1
  // Large numerals hang over the edge by a twenty-fifth of their size.
  const isOutside = (box: DOMRect) => box.width > 1 && (box.left < left - 10 || box.right > right + 10)
  const hasWords = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === 3)
  return [...document.querySelectorAll('main > *, body > footer')].flatMap((band) => {
    const inside = [...band.querySelectorAll(':not(svg *, noscript *)')]
    const boxes = inside.map((element) => element.getBoundingClientRect())
    const words = inside.filter((element, index) => hasWords(element) && isOutside(boxes[index] ?? new DOMRect()))
    const name = band.id || band.localName
    return [...(boxes.some(isOn) ? [] : [name]), ...words.map(({ textContent }) => `${name}: ${textContent}`)]
  })
}

for (const path of builtPaths()) {
  test(`header, hero, sections and footer of ${path} share one edge at every width`, async ({ page }) => {
    await openPage(page, path)
    for (const width of [960, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: (width * 9) / 16 })
      await expect.poll(() => page.evaluate(findOtherEdges), `${width} px`).toEqual([])
    }
  })
}

/** How long a page may be on a wide screen. The others are pages of a service, or shorter. */
const heights: Readonly<Record<string, Budget>> = {
  [pages.home.path]: budgets.longWideHeight,
  [pages.glass.path]: budgets.longWideHeight,
  [pages.doublePane.path]: budgets.longWideHeight,
}

for (const path of builtPaths()) {
  test(`${path} is short enough on a wide screen, and so is its ending`, async ({ visit }) => {
    const { page } = await visit(path)
    const { height, ending } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      const sections = [...document.querySelectorAll('main > section')]
      const contact = sections.findIndex(({ id }) => id === 'contact')
      // The last band that asks for a call, and all that follows it.
      const night = sections.findLastIndex((section, index) => index < contact && section.matches('.night'))
      const first = sections[contact - night > 3 ? contact : Math.max(night, 0)]
      return { height: scrollHeight, ending: scrollHeight - (first?.getBoundingClientRect().top ?? 0) - scrollY }
    })
    expectWithin(heights[path] ?? budgets.wideHeight, height, path)
    if (path !== pages.contact.path) expectWithin(budgets.wideEndHeight, ending, path)
  })
}

/** Runs in the page. The bands of which a drawing, or its frame, hangs over a joint or runs to the edge of the screen. */
function findOutbreaks(): string[] {
  const header = document.querySelector('body > header > *')?.getBoundingClientRect() ?? new DOMRect()
  const bands = [...document.querySelectorAll('main > *:not(:has([data-tool]))')]
  const hasOutbreak = (band: Element) => {
    const { top } = band.getBoundingClientRect()
    const bottom = (band.nextElementSibling ?? document.querySelector('footer'))?.getBoundingClientRect().top ?? 0
    return [...band.querySelectorAll('svg:not(.icon, svg svg), img')].some((drawing) => {
      const box = (drawing.closest('[class*="frame"]') ?? drawing).getBoundingClientRect()
      const isSeen = drawing.checkVisibility() && Math.min(box.width, box.height) > 60
      const isBackground = box.top <= top + 1 && box.bottom >= bottom - 1 && box.width >= innerWidth
      return (
        isSeen &&
        !isBackground &&
        (box.bottom > bottom + 6 || box.left < header.left - 8 || box.right > header.right + 8)
      )
    })
  }
  return bands.filter(hasOutbreak).map(({ id }) => id)
}

test('on every page three drawings break out of their band, and the order of the bands is its own', async ({
  visit,
}) => {
  const orders: string[] = []
  for (const path of builtPaths()) {
    const { page } = await visit(path)
    expect((await page.evaluate(findOutbreaks)).length, path).toBeGreaterThanOrEqual(3)
    const grounds = await page
      .locator('main > *')
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundColor))
    orders.push(grounds.join())
  }
  expect(new Set(orders).size).toBe(orders.length)
})

test('type and frame grow with the screen up to 2560 px, and the view of the home page fills it', async ({ page }) => {
  await openPage(page, pages.home.path)
  const read = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return page.evaluate(() => ({
      text: Number.parseFloat(getComputedStyle(document.querySelector('.lead') ?? document.body).fontSize),
      frame: document.querySelector('#hero > *')?.getBoundingClientRect().width ?? 0,
      bottom: document.querySelector('[data-fog-view]')?.getBoundingClientRect().bottom ?? 0,
    }))
  }
  const [laptop, desk] = [await read(1600, 900), await read(2560, 1440)]
  expect(desk.text / laptop.text).toBeGreaterThan(1.3)
  expect(desk.frame / 2560).toBeGreaterThan(0.9)
  expect(desk.bottom / 1440).toBeGreaterThan(0.75)
})
