import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { countWork, traceWork } from '../support/trace.ts'

declare global {
  interface Window {
    moving: Animation[]
    /** How the page scrolled, each time that it did. */
    scrolls: string[]
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('what moves when the emergency page opens is left to the compositor, and stops', async ({ page, browser }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.moving = document.getAnimations()
      for (const animation of window.moving) animation.pause()
    })
  })
  await openPage(page, pages.emergency.path)
  const work = await countWork(browser, page, () =>
    page.evaluate(async () => {
      for (const animation of window.moving) animation.play()
      await Promise.all(window.moving.map((animation) => animation.finished))
    }),
  )
  expect(await page.evaluate(() => window.moving.length)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // At its start and its end, and not with every frame.
  expect(work.get('UpdateLayoutTree')).toBeLessThan(10)
  expect(work.get('Layout') ?? 0).toBeLessThan(10)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('there is no animation when a page opens', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        window.moving = document.getAnimations()
      })
    })
    for (const { path } of Object.values(pages)) {
      await openPage(page, path)
      const ever = await page.evaluate(() => window.moving.length + document.getAnimations().length)
      expect(ever, path).toBe(0)
    }
  })

  test('the drawer and the theme restyle a part of the page at a time, so that a slow phone answers', async ({
    page,
    browser,
  }) => {
    await openPage(page, pages.home.path)
    const half = (await page.locator('body *').count()) / 2
    const countRestyled = async (action: () => Promise<void>) => {
      const updates = (await traceWork(browser, page, action)).filter(({ name }) => name === 'UpdateLayoutTree')
      return Math.max(...updates.map(({ args }) => args.elementCount ?? 0))
    }
    const drawer = page.locator('#drawer')
    const opened = await countRestyled(async () => {
      await page.getByRole('button', { name: site.menu }).click()
      await expect(drawer).toBeVisible()
    })
    await page.keyboard.press('Escape')
    const dark = page.getByRole('button', { name: 'Dark' })
    await dark.scrollIntoViewIfNeeded()
    const changed = await countRestyled(async () => {
      await dark.click()
      await expect(dark).toHaveAttribute('aria-pressed', 'true')
    })
    for (const count of [opened, changed]) {
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThan(half)
    }
  })

  test('the bar of a carousel moves with it, though nothing else has been scrolled', async ({ page }) => {
    await openPage(page, pages.home.path)
    const carousel = page.locator('[data-carousel]').first()
    const readBar = () =>
      carousel.evaluate(({ nextElementSibling }) =>
        nextElementSibling ? getComputedStyle(nextElementSibling, '::before').translate : 'There is no bar.',
      )
    expect(await readBar()).toBe('none')
    await carousel.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
    await expect.poll(readBar).toMatch(/^\d+%$/)
  })
})

test('a link to a section of another page is there at once, and one within the page scrolls', async ({ page }) => {
  await page.addInitScript(() => {
    window.scrolls = []
    addEventListener('scroll', () => window.scrolls.push(getComputedStyle(document.documentElement).scrollBehavior))
  })
  await openPage(page, pages.faq.path)
  await page.locator('footer a[href="/#areas"]').click()
  await expect(page.locator('#areas')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrolls)).toContain('auto')
  expect(await page.evaluate(() => window.scrolls)).not.toContain('smooth')

  await page.locator('footer a[href="#areas"]').click()
  await expect.poll(() => page.evaluate(() => window.scrolls)).toContain('smooth')
  await expect(page.locator('#areas')).toBeInViewport()
})

test('nothing moves on the emergency page under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, pages.emergency.path)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
