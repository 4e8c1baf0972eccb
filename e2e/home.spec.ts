import { homeFaqs } from '../src/content/faqs.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('has twelve bands, in the order of the specification', async ({ page }) => {
  const headings = await page.locator('main > section :is(h1, h2), main > section hgroup > p').allTextContents()
  const subjects = [
    'Window repair and glass replacement in Calgary',
    'Emergency window repair',
    'Residential window repair',
    'Commercial window repair',
    'Window glass replacement',
    'Foggy window specialists',
    'Why choose us',
    'Service areas',
    'How it works',
    'Questions',
    'Day or night, same price.',
    'Contact and free quote',
  ]
  await expect(page.locator('main > section')).toHaveCount(subjects.length)
  const found = headings.flatMap((text) => subjects.filter((subject) => text.startsWith(subject)))
  expect(found).toEqual(subjects)
})

test('answers eight questions, one at a time, and closes again', async ({ page }) => {
  const items = page.locator('#faqs details')
  await expect(items).toHaveCount(8)
  const [first, second] = [items.nth(0), items.nth(1)]
  await expect(first).toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open')
  await expect(second.getByText(homeFaqs[1]?.answer ?? '')).toBeVisible()
  await second.locator('summary').press('Enter')
  await expect(items.and(page.locator('[open]'))).toHaveCount(0)
})

test('lists 8, 5, 6 and 6 neighbourhoods, the towns, and arrival by area', async ({ page }) => {
  const areas = page.locator('#areas')
  for (const [group, count] of [
    ['Inner City', 8],
    ['Central', 5],
    ['Established', 6],
    ['Suburban', 6],
    ['Extended', 4],
  ] as const) {
    const places = areas.getByRole('heading', { name: group }).locator('+ p')
    expect((await places.textContent())?.split(', ')).toHaveLength(count)
  }
  await expect(areas.getByRole('definition')).toHaveText(['15–20min', '20–25min', '25–30min', '35–45min'])
})

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
