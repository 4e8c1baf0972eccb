import { allServices } from '../../src/content/navigation.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsole: /status of 404/ })

const widths = [390, 820, 1440] as const

for (const [index, path] of [...builtPaths(), '/no-such-page'].entries()) {
  // Each page once in each theme, at another width than the page before it.
  const [light, dark] = [widths[index % widths.length], widths[(index + 1) % widths.length]]
  test(`axe finds nothing on ${path}, light at ${light} px, dark at ${dark} px`, async ({ visit }) => {
    await expectNoAxeViolations((await visit(path, light)).page)
    const { page } = await visit(path, dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })
}

test('axe finds nothing in the open drawer and the open dropdown', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: allServices.label }).click()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: site.menu }).click()
  await expectNoAxeViolations(page)
})

test('a picture without words and text of 5 : 1 would be found', async ({ page }) => {
  await page.goto(pages.contact.path)
  await page.evaluate(() => {
    const grey = document.createElement('p')
    grey.textContent = 'Too pale.'
    grey.style.color = '#6f6f6f'
    document.querySelector('main')?.append(new Image(), grey)
  })
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/color-contrast-enhanced[\s\S]*image-alt/)
})
