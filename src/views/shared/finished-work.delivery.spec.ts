import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { patioDoor, proof, resealed } from '../../../tests/support/example-facts.ts'
import type { Work } from '../../content/notices-and-work.ts'
import { pages } from '../../content/pages.ts'
import { deliveringSite, expect, test } from '../../form/delivery/testing.ts'

// On the delivering site, whose owner has pictures of two windows, and has filled in what can be looked up.

function getSection(page: Page): Locator {
  return page.locator('#work')
}

async function expectWork(section: Locator, work: Work, month: string): Promise<void> {
  await expect(section.getByText(work.done)).toBeVisible()
  await expect(section.getByText(`${work.neighbourhood}, ${month}`)).toBeVisible()
  await expect(section.getByAltText(work.before.alt)).toHaveCount(1)
  await expect(section.getByAltText(work.after.alt)).toHaveCount(1)
}

test('home, about and the pages of its services show finished work, the newest first', async ({ page }) => {
  for (const { path } of [pages.home, pages.about, pages.residential]) {
    await page.goto(path)
    await expectWork(getSection(page), resealed, 'July 2026')
    await expectWork(getSection(page), patioDoor, 'September 2026')
    await expect(getSection(page).locator('figcaption strong')).toHaveText([patioDoor.done, resealed.done])
  }
  await page.goto(pages.doublePane.path)
  await expectWork(getSection(page), resealed, 'July 2026')
  await expect(getSection(page).getByText(patioDoor.done)).toHaveCount(0)
  await page.goto(pages.commercial.path)
  await expect(getSection(page)).toHaveCount(0)
})

test('several pairs are a carousel on phones; the pictures are fetched when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  const photo = getSection(page).getByAltText(patioDoor.before.alt)
  expect(fetched.filter((path) => /\.(avif|jpe?g)$/.test(path))).toEqual([])
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  const carousel = getSection(page).locator('[data-carousel]')
  expect(await carousel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)).toBeGreaterThan(1.5)
  await expectNoAxeViolations(page, '#work')
})

test('one pair is a slider for fingers and keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pages.doublePane.path)
  const slider = getSection(page).getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('aria-valuetext', '50% of the picture shows the window before')
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '49% of the picture shows the window before')
  const view = slider.locator('..')
  const { x, y, width, height } = (await view.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.49, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + height / 2)
  await page.mouse.up()
  await expect(slider).toHaveValue('80')
  await expectNoAxeViolations(page, '#work')
})

for (const [name, prepare] of Object.entries({
  'on paper': (page: Page) => page.emulateMedia({ media: 'print' }),
  'without scripts': () => Promise.resolve(),
})) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: name === 'on paper' })
    test('both pictures of a pair stand beside each other, before on the left', async ({ page }) => {
      await page.goto(pages.doublePane.path)
      await prepare(page)
      // In one go, because what stands above may still change its height.
      const photos = await getSection(page)
        .getByRole('img')
        .evaluateAll((images) =>
          images.map((image) => ({ alt: image.getAttribute('alt'), at: image.getBoundingClientRect() })),
        )
      const [before, after] = photos.sort((one, other) => one.at.x - other.at.x)
      expect([before?.alt, after?.alt]).toEqual([resealed.before.alt, resealed.after.alt])
      expect(before?.at.width).toBeGreaterThan(100)
      expect(after?.at.x).toBeGreaterThanOrEqual(before?.at.right ?? Number.POSITIVE_INFINITY)
      expect(after?.at.y).toBe(before?.at.y)
      expect(after?.at.width).toBeCloseTo(before?.at.width ?? 0, 0)
    })
  })
}

test('no published picture says where it was taken, or is larger than a screen needs', async () => {
  const names = ['fogged', 'clear', 'broken', 'whole', 'owner']
  const files = globSync(`dist/**/{${names.join(',')}}.*`, { cwd: deliveringSite })
  // Three sizes and a fallback each, and no original.
  expect(files).toHaveLength(names.length * 4)
  for (const file of files) {
    const { exif, width = 0, height = 0 } = await sharp(join(deliveringSite, file)).metadata()
    expect({ file, exif, isSmall: Math.max(width, height) <= 1600 }).toEqual({ file, exif: undefined, isSmall: true })
  }
})

test('about, commercial and the footer show what the owner can prove', async ({ page }) => {
  await page.goto(pages.about.path)
  const section = page.locator('#proof')
  await expect(section.getByText(`${proof.owner.name}, owner`)).toBeVisible()
  await expect(section.getByAltText(proof.owner.picture.alt)).toBeVisible()
  await expect(section.getByRole('link', { name: 'Read our reviews' })).toHaveAttribute('href', proof.reviews)
  await expectNoAxeViolations(page, '#proof')
  for (const fact of [proof.licence, proof.insurer, proof.wcb]) {
    await expect(section.getByText(fact)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(fact)).toBeVisible()
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' })).toHaveAttribute(
    'href',
    proof.reviews,
  )
  await page.goto(pages.commercial.path)
  for (const fact of [proof.licence, proof.insurer, proof.wcb]) {
    await expect(page.locator('#insurance').getByText(fact)).toBeAttached()
  }
})
