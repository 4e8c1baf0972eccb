import type { Locator, Page } from '@playwright/test'
import { openPage } from '../../tests/support/pages.ts'
import { expect, test } from '../../tests/support/test.ts'
import { countWork } from '../../tests/support/trace.ts'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { fogWords, site } from '../content/site.ts'
import { formatPhone, telHref } from '../lib/links.ts'
import { home } from '../views/home/words.ts'

type Box = Record<'x' | 'y' | 'width' | 'height', number>

declare global {
  interface Window {
    /** How many frames the page has asked for. */
    frameRequests: number
    requestUncountedFrame: typeof requestAnimationFrame
    /** How many clicks on links the page has let through. */
    calls: number
  }
}

const wideMotion = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
} as const

function getSlider(page: Page): Locator {
  return page.getByRole('slider', { name: home.hero.sliderLabel })
}

function getView(page: Page): Locator {
  return page.locator('[data-fog-view]')
}

function getNumber(page: Page): Locator {
  return getView(page).getByRole('link', { name: formatPhone(business.phone) })
}

async function readBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} has no box`)
  return box
}

/** Opens a page, waits until a hand can wipe the fog, and returns where the glass is. Frames are counted from then on. */
async function openFog(page: Page, path: string = pages.home.path): Promise<Box> {
  // Not before each test: the clock of Playwright, where there is one, would replace what counts.
  await page.addInitScript(() => {
    window.frameRequests = 0
    window.requestUncountedFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      window.frameRequests++
      return window.requestUncountedFrame(callback)
    }
  })
  await openPage(page, path)
  await expect(getView(page)).toHaveAttribute('data-wipes')
  return readBox(getView(page))
}

/** The position of the handle on the glass, in per cent of its width. */
async function readHandle(page: Page): Promise<number> {
  const [glass, handle] = [await readBox(getView(page)), await readBox(page.locator('[data-fog-handle]'))]
  return (100 * (handle.x - glass.x)) / glass.width
}

/** How thick the fog is at a point of the glass, from 0 to 1; the point is in shares of its size. */
function readFog(page: Page, x: number, y: number): Promise<number> {
  return page.locator('[data-fog] canvas').evaluate(
    (canvas: HTMLCanvasElement, share) => {
      const [left, top] = [Math.round(canvas.width * share.x), Math.round(canvas.height * share.y)]
      return (canvas.getContext('2d')?.getImageData(left, top, 1, 1).data[3] ?? 0) / 255
    },
    { x, y },
  )
}

/** How much of a part of the glass is clear, from 0 to 1; the part is in CSS pixels. */
function measureClear(page: Page, part: Box): Promise<number> {
  return page.locator('[data-fog] canvas').evaluate((canvas: HTMLCanvasElement, { x, y, width, height }) => {
    const scale = canvas.width / canvas.clientWidth
    const pixels = canvas.getContext('2d')?.getImageData(x * scale, y * scale, width * scale, height * scale).data
    const alphas = pixels?.filter((_value, index) => index % 4 === 3) ?? []
    // What is written is darker than the view, so it is not quite transparent.
    return alphas.filter((alpha) => alpha < 200).length / alphas.length
  }, part)
}

/** Where the written number is on the glass. */
function findNumber(page: Page): Promise<Box> {
  return getNumber(page).evaluate(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => {
    return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight }
  })
}

/** The number is written, and what is left of it and above it is fogged. */
async function expectWritten(page: Page): Promise<void> {
  await expect.poll(async () => measureClear(page, await findNumber(page))).toBeGreaterThan(0.12)
  const { x, y, width, height } = await findNumber(page)
  expect(await measureClear(page, { x, y, width, height })).toBeLessThan(0.5)
  expect(await measureClear(page, { x: 0, y: 0, width: x + width, height: y - 6 })).toBe(0)
  expect(await measureClear(page, { x: 0, y: 0, width: x - 6, height: y + height })).toBe(0)
}

/** Counts the clicks on links that the page lets through, and lets none of them leave it. */
async function noteCalls(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.calls = 0
    addEventListener('click', (event) => {
      if (!event.defaultPrevented && (event.target as Element).closest('a')) window.calls++
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => window.calls)
}

/** How many frames the page asks for meanwhile: none where nothing moves. */
async function countFrames(page: Page, wait: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.frameRequests)
  await wait()
  return (await page.evaluate(() => window.frameRequests)) - before
}

async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(window.requestUncountedFrame)
  }, count)
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}

/** Moves a mouse over the glass, from one point to another in shares of its size. */
async function pass(page: Page, { x, y, width, height }: Box, from: [number, number], to: [number, number]) {
  await page.mouse.move(x + width * from[0], y + height * from[1])
  await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 6 })
}

/** The same with its button pressed. */
async function drag(page: Page, glass: Box, from: [number, number], to: [number, number]): Promise<void> {
  await pass(page, glass, from, from)
  await page.mouse.down()
  await pass(page, glass, from, to)
  await page.mouse.up()
}

test('the slider clears the fog by keyboard and by its handle, and stays where it is let go', async ({
  page,
  browser,
}) => {
  const glass = await openFog(page)
  const { x, y, width, height } = glass
  const slider = getSlider(page)
  await test.step('another button does not move it', async () => {
    await page.mouse.click(x + width * 0.9, y + height / 2, { button: 'middle' })
    await expect(slider).toHaveValue('90')
  })

  await test.step('it moves by transforms alone: nothing is laid out or painted', async () => {
    await page.mouse.move(x + width * 0.9, y + height / 2)
    await page.mouse.down()
    await waitForFrames(page, 2)
    const work = await countWork(browser, page, async () => {
      for (const share of [0.3, 0.1, 0.3, 0.6, 0.9, 0.7]) {
        await page.mouse.move(x + width * share, y + height / 2, { steps: 3 })
        await waitForFrames(page, 2)
      }
    })
    expect(work.get('UpdateLayoutTree')).toBeGreaterThan(0)
    for (const name of ['Layout', 'Paint']) expect(work.get(name)).toBeUndefined()
    await page.mouse.up()
    await expect(slider).toHaveValue('70')
  })

  await test.step('at rest nothing happens at all', async () => {
    await waitForFrames(page, 30)
    const work = await countWork(browser, page, () => waitForFrames(page, 20))
    expect(work.get('FireAnimationFrame')).toBeGreaterThan(0)
    for (const name of ['UpdateLayoutTree', 'Layout', 'Paint']) expect(work.get(name)).toBeUndefined()
  })

  await test.step('the arrow keys move it, and it says how much fog is left', async () => {
    const before = await readHandle(page)
    await slider.focus()
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', `60${fogWords.share}`)
    expect(await readHandle(page)).toBeCloseTo(before - 10, 0)
  })

  await test.step('it follows a mouse that takes it by its handle, and nothing is wiped', async () => {
    const before = await readFog(page, 0.5, 0.05)
    await drag(page, glass, [0.6, 0.05], [0.3, 0.05])
    await expect(slider).toHaveValue('30')
    expect(await readFog(page, 0.5, 0.05)).toBe(before)
    await expect(page.getByText(home.hero.cleared)).toHaveCSS('opacity', '1')
  })

  await test.step('where most of the glass is clear, it brings up a line with a call and a text', async () => {
    await slider.press('Home')
    await expect(getView(page).getByRole('status')).toContainText(fogWords.clearGlassCall)
  })

  await test.step('it stays where it is let go, and grows with the window', async () => {
    await drag(page, glass, [0, 0.5], [0.75, 0.5])
    await expect(slider).toHaveValue('75')
    for (const screen of [390, 600]) {
      await page.setViewportSize({ width: screen, height: 844 })
      expect(await readHandle(page), `at ${screen} px`).toBeCloseTo(75, 0)
    }
  })
})

test('under reduced motion the number stands there at once, nothing moves, and a hand wipes', async ({ page }) => {
  const glass = await openFog(page)
  await expectWritten(page)
  await waitForFrames(page, 5)
  expect(await countFrames(page, () => waitForFrames(page, 60))).toBe(0)

  await test.step('it wipes with a mouse, pressed or not', async () => {
    await drag(page, glass, [0.1, 0.1], [0.4, 0.1])
    await expect.poll(() => readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
    await expect(page.getByText(home.hero.hint)).toHaveCSS('opacity', '0')
    await expect(getSlider(page)).toHaveValue('90')
    await pass(page, glass, [0.5, 0.9], [0.8, 0.9])
    await expect.poll(() => readFog(page, 0.65, 0.9)).toBeLessThan(0.1)
  })

  await test.step('what is wiped stays so when the theme changes, and the lights of the city come on', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(getView(page).locator('#downtown-aurora')).toBeAttached()
    await waitForFrames(page, 10)
    expect(await readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
    expect(await readFog(page, 0.25, 0.95)).toBeGreaterThan(0.9)
  })

  await test.step('a tap on the number calls, and so does Enter; a hand that wipes over it does not', async () => {
    const countCalls = await noteCalls(page)
    const number = await readBox(getNumber(page))
    await drag(page, number, [0.1, 0.5], [0.9, 0.5])
    expect(await countCalls()).toBe(0)
    await getNumber(page).click()
    expect(await countCalls()).toBe(1)
    await getNumber(page).press('Enter')
    expect(await countCalls()).toBe(2)
  })

  await test.step('where most of the glass is wiped, there is a line with a call and a text', async () => {
    const line = getView(page).getByRole('status')
    await expect(line).toBeEmpty()
    for (let row = 0; row <= 12; row++) await drag(page, glass, [0.01, row / 12], [0.86, row / 12])
    await expect(line).toContainText(fogWords.clearGlassCall)
    await expect(line.getByRole('link', { name: site.call })).toHaveAttribute('href', /^tel:/)
    await expect(line.getByRole('link', { name: site.text })).toHaveAttribute('href', /^sms:/)
    await expect(line.getByRole('link', { name: site.call })).toBeInViewport()
  })
})

test('in the dark theme the lights of the city are on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openFog(page)
  await expect(getView(page).locator('[stroke="var(--office-window)"]')).toHaveCount(1)
  await expect(getView(page).locator('[fill="url(#downtown-aurora)"]')).toHaveCount(1)
})

test('the number is written with all ten digits, on glass of the size that came last', async ({ page }) => {
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.querySelector<HTMLAnchorElement>(selector)
      if (link) link.href = 'tel:+10123456789'
    })
  }, '[data-call-bar] a[href^="tel:"]')
  await page.clock.install()
  const readWidth = async () => (await findNumber(page)).width
  await openFog(page)
  await page.setViewportSize(wideMotion.viewport)
  await expect.poll(readWidth).toBeGreaterThan(400)
  await expectWritten(page)
  // From one digit to the next it is a tenth of the number, but for the two spaces.
  const { x, y, width, height } = await findNumber(page)
  for (let digit = 0; digit < 10; digit++) {
    const column = { x: x + (width * digit) / 10, y, width: width / 10, height }
    expect(await measureClear(page, column), `column ${digit + 1}`).toBeGreaterThan(0.03)
  }

  await test.step('also when that of another size is ready later', async () => {
    const waitForResize = () =>
      page.evaluate(() => new Promise((done) => new ResizeObserver(done).observe(document.body)))
    // While the clock stands still the browser is never idle, and what paints the fog waits for that.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await waitForResize()
    }
    await page.clock.resume()
    await waitForFrames(page, 60)
    expect(await readWidth()).toBeGreaterThan(400)
    await expectWritten(page)
  })

  await test.step('on a narrow one in two lines', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(readWidth).toBeLessThan(320)
    await expectWritten(page)
  })
})

test.describe('with motion', () => {
  test.use(wideMotion)

  for (const { path, writes } of [
    { path: pages.home.path, writes: true },
    { path: pages.doublePane.path, writes: false },
  ]) {
    const what = writes ? 'the number is written, which calls' : 'no number is written'
    test(`on ${path} ${what}; within five seconds of that and of wiping all is fogged and rests`, async ({ page }) => {
      await page.clock.install()
      const glass = await openFog(page, path)
      if (writes) await expect(getNumber(page)).toHaveAttribute('href', telHref(business.phone))
      const moved = await countFrames(page, () => page.clock.runFor(5000))
      expect(moved > 0).toBe(writes)
      if (writes) await expectWritten(page)
      expect(await countFrames(page, () => page.clock.runFor(30_000))).toBe(0)

      await pass(page, glass, [0.1, 0.1], [0.3, 0.1])
      await page.clock.runFor(8000)
      expect(await readFog(page, 0.2, 0.1), 'as long as the hand is on the glass').toBeLessThan(0.1)
      await page.mouse.move(glass.x + glass.width * 0.3, glass.y - 40)
      await page.clock.runFor(5000)
      expect(await readFog(page, 0.2, 0.1)).toBeGreaterThan(0.9)
      expect(await countFrames(page, () => page.clock.runFor(5000))).toBe(0)
      await expect(getNumber(page)).toHaveCount(writes ? 1 : 0)
      if (writes) await expectWritten(page)
    })
  }

  test('all of the number is written for whoever looks away, and no drop hangs there', async ({ page }) => {
    await page.clock.install()
    await openFog(page)
    await expect(getNumber(page)).toBeAttached()
    await page.clock.runFor(1500)
    await scrollTo(page, 10_000)
    await expect(getView(page)).not.toBeInViewport()
    await expectWritten(page)
    expect(await countFrames(page, () => page.clock.runFor(1000))).toBe(0)
    await scrollTo(page, 0)
    await expect(getView(page)).toBeInViewport()
    await page.clock.runFor(500)
    expect(await countFrames(page, () => page.clock.runFor(5000))).toBe(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ ...wideMotion, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger takes the slider by its handle, wipes sideways, and scrolls up and down', async ({ page }) => {
    const glass = await openFog(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y]) => ({ x: glass.x + glass.width * x, y: glass.y + glass.height * y })),
      })
    const swipe = async (from: [number, number], to: [number, number]) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 10; step++) {
        const [across, down] = [(to[0] - from[0]) * (step / 10), (to[1] - from[1]) * (step / 10)]
        await touch('touchMove', [from[0] + across, from[1] + down])
      }
      await touch('touchEnd')
    }
    const countCalls = await noteCalls(page)
    await test.step('a tap on the number calls', async () => {
      await getNumber(page).tap()
      await expect.poll(countCalls).toBe(1)
      expect(await readFog(page, 0.05, 0.08)).toBeGreaterThan(0.5)
    })

    await test.step('a tap elsewhere clears a patch, and does not call', async () => {
      await page.touchscreen.tap(glass.x + glass.width * 0.05, glass.y + glass.height * 0.08)
      await expect.poll(() => readFog(page, 0.05, 0.08)).toBeLessThan(0.1)
    })

    await test.step('a finger on the handle that then scrolls leaves the slider where it was', async () => {
      await touch('touchStart', [0.85, 0.5])
      await expect.poll(() => readHandle(page)).toBeCloseTo(85, 0)
      await touch('touchCancel')
      await expect.poll(() => readHandle(page)).toBeCloseTo(90, 0)
      await expect(getSlider(page)).toHaveValue('90')
    })

    await test.step('a finger that goes sideways wipes, and the page stays where it is', async () => {
      await swipe([0.1, 0.15], [0.5, 0.15])
      await expect.poll(() => readFog(page, 0.3, 0.15)).toBeLessThan(0.1)
      await swipe([0.2, 0.6], [0.5, 0.6])
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(getSlider(page)).toHaveValue('90')
    })

    await test.step('a finger takes the slider by its handle', async () => {
      await swipe([0.9, 0.5], [0.1, 0.5])
      await expect(getSlider(page)).toHaveValue('10')
      await expect(getSlider(page)).toHaveAttribute('aria-valuetext', `10${fogWords.share}`)
    })

    await test.step('a finger that goes down or up scrolls the page, and wipes nothing', async () => {
      expect(await readFog(page, 0.96, 0.05)).toBeGreaterThan(0.9)
      await swipe([0.95, 0.9], [0.97, -0.6])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      expect(await readFog(page, 0.96, 0.05)).toBeGreaterThan(0.9)
    })
    expect(await countCalls(), 'only the tap on the number called').toBe(1)
  })
})

test.describe('where the script for wiping does not come', () => {
  test.use({ allowedConsole: /ERR_FAILED/ })

  test('the slider clears the fog from wherever it is dragged', async ({ page }) => {
    await page.route('**/wipe-fog*', (route) => route.abort())
    await page.goto('/')
    await drag(page, await readBox(getView(page)), [0.5, 0.5], [0.2, 0.5])
    await expect(getSlider(page)).toHaveValue('20')
    await expect(getView(page)).not.toHaveAttribute('data-wipes')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('about half of the glass is clear, and there is nothing to press', async ({ page }) => {
    await page.goto('/')
    expect(await readHandle(page)).toBeCloseTo(44, 0)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByText(home.hero.hint)).toBeHidden()
    await expect(page.getByText(home.hero.cleared)).toHaveCSS('opacity', '1')
  })
})
