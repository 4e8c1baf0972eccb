import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { openPage, readPaintedFamilies } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** The file of each family that every page loads, and the weights in which it is shown. */
const families = [
  { family: 'Familjen Grotesk', file: 'familjen-grotesk', weights: [600] },
  { family: 'Figtree', file: 'figtree', weights: [400, 600] },
] as const

test('the fallback of each family is as high, and within a fiftieth as wide, in each weight', async ({ page }) => {
  await openPage(page, '/')
  for (const { family, file, weights } of families) {
    await page.evaluate(loadFile, { name: `Own ${family}`, file })
    for (const weight of weights) {
      await skipWithoutFallback(page, `${weight} 1rem "${family} Arial"`)
      const [own, other] = await page.evaluate(
        (fonts) =>
          fonts.map((font) => {
            const line = document.createElement('span')
            line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
            line.textContent = document.querySelector('main')?.innerText ?? ''
            document.body.append(line)
            const size = { width: line.offsetWidth, height: line.offsetHeight }
            line.remove()
            return size
          }),
        [`${weight} 1rem "Own ${family}"`, `${weight} 1rem "${family} Arial"`],
      )
      expect(other?.height, `${family} at ${weight}`).toBe(own?.height)
      expect(Math.abs((other?.width ?? 0) / (own?.width ?? 1) - 1), `${family} at ${weight}`).toBeLessThan(0.02)
    }
  }
})

async function skipWithoutFallback(page: Page, font: string): Promise<void> {
  const faces = await page.evaluate((name) => document.fonts.load(name).then(({ length }) => length), font)
  test.skip(faces === 0, 'This machine has neither Arial nor a font of its widths.')
}

/** Loads a family's file under another name. */
async function loadFile({ name, file }: { name: string; file: string }): Promise<void> {
  const loaded = performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${file}.`))
  document.fonts.add(await new FontFace(name, `url(${loaded?.name})`, { weight: '400 650' }).load())
}

// Where it was not, the row broke when the web fonts came, and everything below it moved by a button.
test('a button with a short label is as wide in the fallback as in the web font', async ({ page }) => {
  await openPage(page, pages.services.path)
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
