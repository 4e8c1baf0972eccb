import type { Page } from '@playwright/test'
import { pageFaqs } from '../src/content/faqs.ts'
import { expect, test } from './support/test.ts'

const accordions = [
  ['/', '#faqs details'],
  ['/faq', 'main details[data-name]'],
] as const

/** Takes the names of <details> out of Chromium's sight. */
async function hideNames(page: Page): Promise<void> {
  await page.route(
    (url) => accordions.some(([path]) => path === url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<details[^>]*>/g, (tag) => tag.replace(' name=', ' data-name='))
      await route.fulfill({ response, body: html })
    },
  )
}

/** Imitates a browser without exclusive <details>, where the name attribute has no effect. */
async function forgetExclusiveDetails(page: Page): Promise<void> {
  await hideNames(page)
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    HTMLDetailsElement.prototype.getAttribute = function getAttribute(name) {
      return Element.prototype.getAttribute.call(this, name === 'name' ? 'data-name' : name)
    }
  })
}

for (const [path, list] of accordions) {
  test(`a browser without exclusive details opens one answer at a time on ${path}`, async ({ page }) => {
    await forgetExclusiveDetails(page)
    await page.goto(path)
    const questions = page.locator(list)
    const open = questions.and(page.locator('[open]'))
    for (const index of [2, 0, 5]) {
      await questions.nth(index).locator('summary').click()
      await expect(questions.nth(index)).toHaveAttribute('open', '')
      await expect(open).toHaveCount(1)
    }
    await questions.nth(5).locator('summary').press('Enter')
    await expect(open).toHaveCount(0)
  })

  test(`a browser that says it knows them is left to itself on ${path}`, async ({ page }) => {
    await hideNames(page)
    await page.goto(path)
    const questions = page.locator(list)
    for (const index of [2, 5]) {
      await questions.nth(index).locator('summary').click()
      await expect(questions.nth(index)).toHaveAttribute('open', '')
    }
    await expect(questions.nth(2)).toHaveAttribute('open', '')
  })
}

test('a browser without exclusive details opens the question that the URL names, and no other', async ({ page }) => {
  await forgetExclusiveDetails(page)
  const last = pageFaqs.at(-1)
  await page.goto(`/faq#${last?.id}`)
  await expect(page.locator(`#${last?.id}`)).toHaveAttribute('open', '')
  await expect(page.locator('main details[data-name][open]')).toHaveCount(1)
})
