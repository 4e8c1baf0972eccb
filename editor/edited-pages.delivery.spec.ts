import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../src/content/pages.ts'
import { deliveringSite, expect, test } from '../src/form/delivery/testing.ts'
import { sayMoneyRange } from '../src/lib/format.ts'
import { formatPhone } from '../src/lib/links.ts'
import { edited } from '../tests/support/example-facts.ts'

// On the delivering site, whose owner has edited its facts. The notice and the photos are tested with all others.

test('the pages say the price, the question and the phone that were saved', async ({ page }) => {
  const price = sayMoneyRange(edited.repair)
  await page.goto(pages.home.path)
  await page.getByText(edited.question.question).click()
  await expect(page.getByText(edited.question.answer.replace('{prices.repair}', price))).toBeVisible()
  await page.goto(pages.residential.path)
  await expect(page.getByRole('main').getByText(formatPhone(edited.residentialPhone)).first()).toBeVisible()
})

test('the site and what its hosts read know nothing of the editor', () => {
  const files = globSync('{dist,deploy}/**/*.{html,js,css,json,conf}', { cwd: deliveringSite })
  const hostFiles = ['dist/_headers', 'dist/_redirects', 'deploy/Caddyfile']
  expect(files.length).toBeGreaterThan(20)
  for (const file of [...files, ...hostFiles]) {
    expect(readFileSync(join(deliveringSite, file), 'utf8'), file).not.toMatch(/sveltia|api\.github\.com|editor/i)
  }
})
