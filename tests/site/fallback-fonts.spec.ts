import type { Page } from '@playwright/test'
import { site } from '../../src/content/site.ts'
import { openPage, readPaintedFamilies } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** The file of each family that every page loads. */
const files = { 'Familjen Grotesk': 'familjen-grotesk', Figtree: 'figtree' }

for (const { family, weight } of [
  { family: 'Familjen Grotesk', weight: 600 },
  { family: 'Figtree', weight: 400 },
  { family: 'Figtree', weight: 600 },
] as const) {
  test(`the fallback of ${family} at ${weight} is as high, and within a fiftieth as wide`, async ({ page }) => {
    await openPage(page, '/')
    await skipWithoutFallback(page, `${weight} 1rem "${family} Arial"`)
    await page.evaluate(loadFile, files[family])
    const [own, other] = await page.evaluate(
      (fonts) =>
        fonts.map((font) => {
          const line = document.createElement('span')
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
          line.textContent = document.querySelector('main')?.innerText ?? ''
          document.body.append(line)
          return { width: line.offsetWidth, height: line.offsetHeight }
        }),
      [`${weight} 1rem "Own"`, `${weight} 1rem "${family} Arial"`],
    )
    expect(other?.height).toBe(own?.height)
    expect(Math.abs((other?.width ?? 0) / (own?.width ?? 1) - 1)).toBeLessThan(0.02)
  })
}

async function skipWithoutFallback(page: Page, font: string): Promise<void> {
  const faces = await page.evaluate((name) => document.fonts.load(name).then(({ length }) => length), font)
  test.skip(faces === 0, 'This machine has neither Arial nor a font of its widths.')
}

/** Loads a family's file as "Own". */
async function loadFile(file: string): Promise<void> {
  const { name } = performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${file}.`)) ?? {}
  document.fonts.add(await new FontFace('Own', `url(${name})`, { weight: '400 650' }).load())
}

// Where it was not, the row broke when the web fonts came, and everything below it moved by a button.
test('a button with a short label is as wide in the fallback as in the web font', async ({ page }) => {
  await openPage(page, '/about')
  await skipWithoutFallback(page, '600 1rem "Figtree Arial"')
  const button = page.locator('#hero').getByRole('link', { name: site.textPhoto })
  const measure = () => button.evaluate((element) => element.getBoundingClientRect().width)
  const own = await measure()
  await page.evaluate(() => {
    for (const face of [...document.fonts])
      if (face.family.replaceAll('"', '') === 'Figtree') document.fonts.delete(face)
  })
  await expect.poll(() => readPaintedFamilies(page, '#hero a')).not.toContain('Figtree')
  expect(await measure()).toBe(own)
})
