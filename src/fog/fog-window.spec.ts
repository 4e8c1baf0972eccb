import type { Locator, Page } from '@playwright/test'
import { openPage } from '../../tests/support/pages.ts'
import { expect, test } from '../../tests/support/test.ts'
import { countWork } from '../../tests/support/trace.ts'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { fogWords, site } from '../content/site.ts'
import { formatPhone, telHref } from '../lib/links.ts'
import { home } from '../views/home/words.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

declare global {
  interface Window {
    /** How many frames the page has asked for. */
    frameRequests: number
    requestNativeFrame: typeof requestAnimationFrame
    /** What waits until the browser is idle. */
    idle: { isHeld: boolean; held: (() => void)[]; asked: number }
    /** How many clicks on links the page has let through. */
    calls: number
  }
}

function getSlider(page: Page): Locator {
  return page.getByRole('slider', { name: home.hero.sliderLabel })
}

function getView(page: Page): Locator {
  return page.locator('[data-fog-view]')
}

/** The position of the handle on the glass, in per cent of its width. */
function readHandle(page: Page): Promise<number> {
  return page.locator('[data-fog-handle]').evaluate((handle) => {
    const glass = handle.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return (100 * (handle.getBoundingClientRect().left - glass.left)) / glass.width
  })
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

function getNumber(page: Page): Locator {
  return getView(page).getByRole('link', { name: formatPhone(business.phone) })
}

/** How much of the glass under the written number is clear, and how much of what is left of it and above it. */
function readWritten(page: Page): Promise<{ under: number; beside: number }> {
  return getNumber(page).evaluate((link: HTMLElement) => {
    const canvas = link.parentElement?.querySelector('canvas')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return { under: Number.NaN, beside: Number.NaN }
    const scale = canvas.width / canvas.clientWidth
    const measureClear = (x: number, y: number, width: number, height: number) => {
      const { data } = context.getImageData(x * scale, y * scale, width * scale, height * scale)
      const alphas = data.filter((_value, index) => index % 4 === 3)
      // What is written is darker than the view, so it is not quite transparent.
      return alphas.filter((alpha) => alpha < 200).length / alphas.length
    }
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = link
    return {
      under: measureClear(offsetLeft, offsetTop, offsetWidth, offsetHeight),
      beside: Math.max(
        measureClear(0, 0, canvas.clientWidth, offsetTop - 6),
        measureClear(0, 0, offsetLeft - 6, canvas.clientHeight),
      ),
    }
  })
}

async function expectWritten(page: Page): Promise<void> {
  await expect(getNumber(page)).toBeAttached()
  await expect.poll(async () => (await readWritten(page)).under).toBeGreaterThan(0.12)
  const { under, beside } = await readWritten(page)
  expect(under).toBeLessThan(0.5)
  expect(beside).toBe(0)
}

/** Counts the clicks on links that the page lets through, and lets none of them leave it. */
async function noteCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.calls = 0
    addEventListener('click', (event) => {
      if (!event.defaultPrevented && (event.target as Element).closest('a')) window.calls++
      event.preventDefault()
    })
  })
}

function countCalls(page: Page): Promise<number> {
  return page.evaluate(() => window.calls)
}

/** Whether anything moves: a page that rests asks for no frame. */
async function expectRest(page: Page, wait: () => Promise<void>): Promise<void> {
  const requests = await page.evaluate(() => window.frameRequests)
  await wait()
  expect(await page.evaluate(() => window.frameRequests)).toBe(requests)
}

async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(window.requestNativeFrame)
  }, count)
}

/** Waits until the hand can wipe, and returns where the glass is. */
async function waitForWiping(page: Page): Promise<Box> {
  await expect(getView(page)).toHaveAttribute('data-wipes')
  const box = await getView(page).boundingBox()
  if (!box) throw new Error('The window has no box')
  return box
}

function countFrameRequests(): void {
  window.frameRequests = 0
  window.requestNativeFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => {
    window.frameRequests++
    return window.requestNativeFrame(callback)
  }
}

/** Wipes from one side to the other and back, all the way down. */
async function wipeEverything(page: Page, { x, y, width, height }: Box): Promise<void> {
  await page.mouse.move(x + 2, y + 2)
  await page.mouse.down()
  for (let row = 0; row <= 12; row++) {
    for (const side of row % 2 ? [0.86, 0.01] : [0.01, 0.86]) {
      await page.mouse.move(x + width * side, y + (height * row) / 12, { steps: 4 })
    }
  }
  await page.mouse.up()
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countFrameRequests)
})

test.describe('the slider', () => {
  test('clears the fog by keyboard and by its handle, and stays where it is let go', async ({ page }) => {
    await openPage(page, '/')
    const slider = getSlider(page)
    const { x, y, width, height } = await waitForWiping(page)
    const drag = async (from: number, to: number, down: number) => {
      await page.mouse.move(x + width * from, y + height * down)
      await page.mouse.down()
      await page.mouse.move(x + width * to, y + height * down, { steps: 4 })
      await page.mouse.up()
    }
    await test.step('another button does not move it', async () => {
      await page.mouse.click(x + width * 0.9, y + height / 2, { button: 'middle' })
      await expect(slider).toHaveValue('90')
    })

    await test.step('the arrow keys move it, and it says how much fog is left', async () => {
      const before = await readHandle(page)
      await slider.focus()
      for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
      await expect(slider).toHaveAttribute('aria-valuetext', `80${fogWords.share}`)
      expect(await readHandle(page)).toBeCloseTo(before - 10, 0)
    })

    await test.step('it follows a mouse that takes it by its handle, and nothing is wiped', async () => {
      await page.mouse.move(x + width * 0.8, y + 2)
      const before = await readFog(page, 0.5, 0.05)
      await drag(0.8, 0.3, 0.05)
      await expect(slider).toHaveValue('30')
      expect(await readFog(page, 0.5, 0.05)).toBe(before)
      await expect(page.getByText(home.hero.cleared)).toHaveCSS('opacity', '1')
    })

    await test.step('it stays where it is let go, and grows with the window', async () => {
      await drag(0.3, 0.75, 0.5)
      await expect(slider).toHaveValue('75')
      for (const screen of [390, 600]) {
        await page.setViewportSize({ width: screen, height: 844 })
        expect(await readHandle(page), `at ${screen} px`).toBeCloseTo(75, 0)
      }
    })
  })

  test('moves by transforms alone: nothing is laid out or painted, and at rest nothing happens at all', async ({
    page,
    browser,
  }) => {
    await openPage(page, '/')
    const { x, y, width, height } = await waitForWiping(page)
    await page.mouse.move(x + width * 0.9, y + height / 2)
    await page.mouse.down()
    await waitForFrames(page, 2)
    const dragged = await countWork(browser, page, async () => {
      for (const share of [0.3, 0.1, 0.3, 0.6, 0.9, 0.7]) {
        await page.mouse.move(x + width * share, y + height / 2, { steps: 3 })
        await waitForFrames(page, 2)
      }
    })
    expect(dragged.get('UpdateLayoutTree')).toBeGreaterThan(0)
    expect(dragged.get('Layout')).toBeUndefined()
    expect(dragged.get('Paint')).toBeUndefined()

    await page.mouse.up()
    await waitForFrames(page, 30)
    const resting = await countWork(browser, page, () => waitForFrames(page, 20))
    expect(resting.get('FireAnimationFrame')).toBeGreaterThan(0)
    for (const work of ['UpdateLayoutTree', 'Layout', 'Paint']) expect(resting.get(work)).toBeUndefined()
  })
})

test.describe('where the script for wiping does not come', () => {
  test.use({ allowedConsole: /ERR_FAILED/ })

  test('the slider clears the fog from wherever it is dragged', async ({ page }) => {
    await page.route('**/wipe-fog*', (route) => route.abort())
    await page.goto('/')
    const box = await getView(page).boundingBox()
    if (!box) throw new Error('The window has no box')
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(getSlider(page)).toHaveValue('20')
    await expect(getView(page)).not.toHaveAttribute('data-wipes')
  })
})

test.describe('wiping', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('follows a mouse, pressed or not, and stops while the glass is off the screen', async ({ page }) => {
    await openPage(page, '/')
    const { x, y, width, height } = await waitForWiping(page)
    await page.mouse.move(x + width * 0.1, y + height * 0.1)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.4, y + height * 0.1, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
    await expect(page.getByText(home.hero.hint)).toHaveCSS('opacity', '0')
    await expect(getSlider(page)).toHaveValue('90')

    await page.mouse.move(x + width * 0.5, y + height * 0.9)
    await page.mouse.move(x + width * 0.8, y + height * 0.9, { steps: 6 })
    await expect.poll(() => readFog(page, 0.65, 0.9)).toBeLessThan(0.1)

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(getView(page)).not.toBeInViewport()
    await waitForFrames(page, 10)
    await expectRest(page, () => waitForFrames(page, 60))
  })

  test('of most of the glass brings up a line with a call and a text', async ({ page }) => {
    await openPage(page, '/')
    const box = await waitForWiping(page)
    const line = getView(page).getByRole('status')
    await expect(line).toBeEmpty()
    await wipeEverything(page, box)
    await expect(line).toContainText(fogWords.clearGlassCall)
    await expect(line.getByRole('link', { name: site.call })).toHaveAttribute('href', /^tel:/)
    await expect(line.getByRole('link', { name: site.text })).toHaveAttribute('href', /^sms:/)
    await expect(line.getByRole('link', { name: site.call })).toBeInViewport()
  })

  test('is not needed for that line: the slider brings it up too', async ({ page }) => {
    await openPage(page, '/')
    await waitForWiping(page)
    await getSlider(page).focus()
    await page.keyboard.press('Home')
    await expect(getView(page).getByRole('status')).toContainText(fogWords.clearGlassCall)
  })

  for (const { path, writes } of [
    { path: '/', writes: true },
    { path: pages.doublePane.path, writes: false },
  ]) {
    test(`is undone by the fog on ${path} within five seconds of letting go, and then it rests`, async ({ page }) => {
      await page.clock.install()
      await openPage(page, path)
      const { x, y, width, height } = await waitForWiping(page)
      if (writes) await expect(getNumber(page)).toBeAttached()
      await page.clock.runFor(5000)
      await page.mouse.move(x + width * 0.1, y + height * 0.1)
      await page.mouse.move(x + width * 0.3, y + height * 0.1, { steps: 6 })
      await page.clock.runFor(8000)
      expect(await readFog(page, 0.2, 0.1), 'as long as the hand is on the glass').toBeLessThan(0.1)
      await page.mouse.move(x + width * 0.3, y - 40)
      await page.clock.runFor(5000)
      expect(await readFog(page, 0.2, 0.1)).toBeGreaterThan(0.9)
      await expectRest(page, () => page.clock.runFor(5000))
      await expect(getNumber(page)).toHaveCount(writes ? 1 : 0)
      if (writes) await expectWritten(page)
    })
  }

  test('is kept when the theme changes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openPage(page, '/')
    const { x, y, width, height } = await waitForWiping(page)
    await page.mouse.move(x + width * 0.1, y + height * 0.1)
    await page.mouse.move(x + width * 0.4, y + height * 0.1, { steps: 6 })
    await expect.poll(() => readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(getView(page).locator('#downtown-aurora')).toBeAttached()
    await waitForFrames(page, 10)
    expect(await readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
    expect(await readFog(page, 0.25, 0.95)).toBeGreaterThan(0.9)
  })
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('writes the phone number, which calls, and within five seconds everything rests', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/')
    await waitForWiping(page)
    await expect(getNumber(page)).toHaveAttribute('href', telHref(business.phone))
    await page.clock.runFor(5000)
    await expectWritten(page)
    await expectRest(page, () => page.clock.runFor(30_000))
  })

  test('has written all of it for whoever looks away, or has another window, and no drop hangs there', async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, '/')
    await waitForWiping(page)
    await expect(getNumber(page)).toBeAttached()
    await page.clock.runFor(1500)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(getView(page)).not.toBeInViewport()
    await expectWritten(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(getView(page)).toBeInViewport()
    await page.clock.runFor(500)
    await expectRest(page, () => page.clock.runFor(5000))
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => getNumber(page).evaluate((link) => link.clientWidth)).toBeLessThan(320)
    await expectWritten(page)
  })

  test('has written on glass of the size that came last, also when that of another is ready later', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.idle = { isHeld: false, held: [], asked: 0 }
      window.requestIdleCallback = (callback) => {
        window.idle.asked++
        const run = () => callback({ didTimeout: false, timeRemaining: () => 0 })
        return window.idle.isHeld ? window.idle.held.push(run) : window.setTimeout(run)
      }
    })
    const readAsked = () => page.evaluate(() => window.idle.asked)
    const readWidth = () => getNumber(page).evaluate((link) => link.clientWidth)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    await waitForWiping(page)
    await expectWritten(page)
    await page.evaluate(() => Object.assign(window.idle, { isHeld: true }))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => window.idle.held.length === 1)
    await page.evaluate(() => Object.assign(window.idle, { isHeld: false }))
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(readWidth).toBeGreaterThan(400)
    const before = await readAsked()
    await page.evaluate(() => window.idle.held[0]?.())
    const isDone = async () => {
      const asked = await readAsked()
      await waitForFrames(page, 20)
      return asked > before && asked === (await readAsked())
    }
    await expect.poll(isDone).toBe(true)
    expect(await readWidth()).toBeGreaterThan(400)
    await expectWritten(page)
  })

  test('knows all ten digits', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const callLink = '[data-call-bar] a[href^="tel:"]'
    await page.addInitScript((selector) => {
      document.addEventListener('DOMContentLoaded', () => {
        const link = document.querySelector<HTMLAnchorElement>(selector)
        if (link) link.href = 'tel:+10123456789'
      })
    }, callLink)
    await openPage(page, '/')
    await waitForWiping(page)
    await expectWritten(page)
    // From one digit to the next it is a tenth of the number, but for the two spaces.
    const columns = await getNumber(page).evaluate((link: HTMLElement) => {
      const canvas = link.parentElement?.querySelector('canvas')
      const scale = (canvas?.width ?? 0) / (canvas?.clientWidth ?? 1)
      return Array.from({ length: 10 }, (_column, index) => {
        const [left, width] = [link.offsetLeft + (link.offsetWidth * index) / 10, link.offsetWidth / 10]
        const rect = [left, link.offsetTop, width, link.offsetHeight].map((side) => side * scale)
        const data = canvas?.getContext('2d')?.getImageData(...(rect as [number, number, number, number])).data ?? []
        return [...data].filter((value, at) => at % 4 === 3 && value < 200).length
      })
    })
    for (const [index, clear] of columns.entries()) expect(clear, `column ${index + 1}`).toBeGreaterThan(100)
  })

  test('a tap on the number calls, and so does Enter; a hand that wipes over it does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    await waitForWiping(page)
    await noteCalls(page)
    const number = await getNumber(page).boundingBox()
    if (!number) throw new Error('The number has no box')
    const middle = number.y + number.height / 2
    await page.mouse.move(number.x + 20, middle)
    await page.mouse.down()
    await page.mouse.move(number.x + 200, middle, { steps: 5 })
    await page.mouse.up()
    expect(await countCalls(page)).toBe(0)
    await page.mouse.click(number.x + 100, middle)
    expect(await countCalls(page)).toBe(1)
    await getNumber(page).focus()
    await page.keyboard.press('Enter')
    expect(await countCalls(page)).toBe(2)
  })
})

test.describe('with reduced motion', () => {
  test('the number stands there at once, nothing moves, and a hand still wipes', async ({ page }) => {
    await openPage(page, '/')
    const { x, y, width, height } = await waitForWiping(page)
    await expectWritten(page)
    await waitForFrames(page, 5)
    await expectRest(page, () => waitForFrames(page, 60))
    await page.mouse.move(x + width * 0.1, y + height * 0.1)
    await page.mouse.move(x + width * 0.4, y + height * 0.1, { steps: 6 })
    await expect.poll(() => readFog(page, 0.25, 0.1)).toBeLessThan(0.1)
  })
})

test.describe('on a touch screen', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  /** A finger goes from one point of the glass to another, in shares of its size. */
  async function swipe(page: Page, box: Box, from: [number, number], to: [number, number]): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const touchAt = (share: number) => {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return [{ x: box.x + box.width * x, y: box.y + box.height * y }]
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(0) })
    for (let step = 1; step <= 10; step++) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(step / 10) })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a finger that goes down or up scrolls the page, and wipes nothing', async ({ page }) => {
    await openPage(page, '/')
    const box = await waitForWiping(page)
    await expectWritten(page)
    const before = await readFog(page, 0.02, 0.05)
    await swipe(page, box, [0.02, 0.9], [0.06, -0.6])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(before).toBeGreaterThan(0.9)
    expect(await readFog(page, 0.02, 0.05)).toBeGreaterThan(0.9)
  })

  test('a finger takes the slider by its handle, and one that goes sideways elsewhere wipes', async ({ page }) => {
    await openPage(page, '/')
    const box = await waitForWiping(page)
    await test.step('a tap on the number calls', async () => {
      await noteCalls(page)
      await getNumber(page).tap()
      await expect.poll(() => countCalls(page)).toBe(1)
      expect(await readFog(page, 0.05, 0.08)).toBeGreaterThan(0.5)
    })

    await test.step('a tap elsewhere clears a patch, and does not call', async () => {
      await page.touchscreen.tap(box.x + box.width * 0.05, box.y + box.height * 0.08)
      await expect.poll(() => readFog(page, 0.05, 0.08)).toBeLessThan(0.1)
      expect(await countCalls(page)).toBe(1)
    })

    await test.step('a finger on the handle that then scrolls leaves the slider where it was', async () => {
      const session = await page.context().newCDPSession(page)
      const touch = { x: box.x + box.width * 0.85, y: box.y + box.height / 2 }
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
      await expect.poll(() => readHandle(page)).toBeCloseTo(85, 0)
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
      await expect.poll(() => readHandle(page)).toBeCloseTo(90, 0)
      await expect(getSlider(page)).toHaveValue('90')
    })

    await test.step('a finger that goes sideways wipes, and the page stays where it is', async () => {
      await swipe(page, box, [0.1, 0.15], [0.5, 0.15])
      await expect.poll(() => readFog(page, 0.3, 0.15)).toBeLessThan(0.1)
      await swipe(page, box, [0.2, 0.6], [0.5, 0.6])
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(getSlider(page)).toHaveValue('90')
    })

    await test.step('a finger takes the slider by its handle', async () => {
      await swipe(page, box, [0.9, 0.5], [0.1, 0.5])
      await expect(getSlider(page)).toHaveValue('10')
      await expect(getSlider(page)).toHaveAttribute('aria-valuetext', '10% of the glass is fogged')
    })
    expect(await countCalls(page), 'a finger that wiped over the number did not call').toBe(1)
  })
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('the lights of the city come on', async ({ page }) => {
    await openPage(page, '/')
    await waitForWiping(page)
    await expect(getView(page).locator('[stroke="var(--office-window)"]')).toHaveCount(1)
    await expect(getView(page).locator('[fill="url(#downtown-aurora)"]')).toHaveCount(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('about half of the glass is clear, and there is nothing to press', async ({ page }) => {
    await page.goto('/')
    const glass = await getView(page).boundingBox()
    const bar = await page.locator('[data-fog-handle]').boundingBox()
    expect(((bar?.x ?? 0) - (glass?.x ?? 0)) / (glass?.width ?? 1)).toBeCloseTo(0.44, 1)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByText(home.hero.hint)).toBeHidden()
    await expect(page.getByText(home.hero.cleared)).toHaveCSS('opacity', '1')
  })
})
