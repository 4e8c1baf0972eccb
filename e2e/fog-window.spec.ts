import type { Page } from '@playwright/test'
import { openPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { countWork } from './support/trace.ts'

function getSlider(page: Page) {
  return page.getByRole('slider', { name: 'Clear the fog from the window' })
}

/** Where the handle stands on the glass, in hundredths of its width. */
function readHandle(page: Page): Promise<number> {
  return page.locator('[data-fog-handle]').evaluate((handle) => {
    const glass = handle.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return (100 * (handle.getBoundingClientRect().left - glass.left)) / glass.width
  })
}

async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
  await waitForRest(page)
})

test('the fog is cleared with the arrow keys, and says how much is left', async ({ page }) => {
  const slider = getSlider(page)
  const edge = page.getByText('Drag to clear')
  const before = await edge.boundingBox()
  await slider.focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '34% of the glass is fogged')
  const after = await edge.boundingBox()
  expect(after?.x).toBeLessThan(before?.x ?? 0)
})

test('the fog follows a mouse', async ({ page }) => {
  const slider = getSlider(page)
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider has no box')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.5, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, middle, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(80)
  await expect(page.getByText('Clear again')).toHaveCSS('opacity', '0')
})

test('a click with another button is no drag', async ({ page }) => {
  await page.mouse.move(100, 100)
  const box = await getSlider(page).boundingBox()
  if (!box) throw new Error('The slider has no box')
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2, { button: 'middle' })
  await expect(getSlider(page)).toHaveValue('44')
})

test('what is let go stays where it is, and grows with the window', async ({ page }) => {
  const box = await getSlider(page).boundingBox()
  if (!box) throw new Error('The slider has no box')
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await waitForRest(page)
  for (const width of [390, 600]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await readHandle(page)).toBeCloseTo(75, 0)
  }
})

test('who takes hold of it while it draws itself open is followed at once', async ({ page }) => {
  await page.reload()
  const slider = getSlider(page)
  await slider.focus()
  // The opening does not end by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause()
  })
  await page.keyboard.press('Home')
  expect(await readHandle(page)).toBe(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the fog follows a finger', async ({ page }) => {
    const slider = getSlider(page)
    const box = await slider.boundingBox()
    if (!box) throw new Error('The slider has no box')
    const session = await page.context().newCDPSession(page)
    const touchAt = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touchAt(0.5)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [touchAt(0.2)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [touchAt(0.1)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(slider).toHaveValue('10')
    await expect(slider).toHaveAttribute('aria-valuetext', '10% of the glass is fogged')
  })

  test('a finger that only scrolls past leaves the fog where it was', async ({ page }) => {
    const box = await getSlider(page).boundingBox()
    if (!box) throw new Error('The slider has no box')
    const session = await page.context().newCDPSession(page)
    const touch = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
    await expect.poll(() => readHandle(page)).toBeCloseTo(80, 0)
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await expect.poll(() => readHandle(page)).toBeCloseTo(44, 0)
    await expect(getSlider(page)).toHaveValue('44')
  })
})

test('a drag is transforms alone: nothing is laid out or painted again, and at rest nothing happens at all', async ({
  page,
  browser,
}) => {
  const box = await getSlider(page).boundingBox()
  if (!box) throw new Error('The slider has no box')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.4, middle)
  await page.mouse.down()
  await waitForFrames(page, 2)
  const dragged = await countWork(browser, page, async () => {
    for (const share of [0.3, 0.1, 0.3, 0.6, 0.9, 0.7]) {
      await page.mouse.move(box.x + box.width * share, middle, { steps: 3 })
      await waitForFrames(page, 2)
    }
  })
  expect(dragged.get('UpdateLayoutTree')).toBeGreaterThan(0)
  expect(dragged.get('Layout')).toBeUndefined()
  expect(dragged.get('Paint')).toBeUndefined()

  await page.mouse.up()
  await waitForRest(page)
  await waitForFrames(page, 2)
  const resting = await countWork(browser, page, () => waitForFrames(page, 20))
  expect(resting.get('FireAnimationFrame')).toBeGreaterThan(0)
  for (const work of ['UpdateLayoutTree', 'Layout', 'Paint']) expect(resting.get(work)).toBeUndefined()
})
