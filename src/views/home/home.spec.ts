import { expect, test } from '../../../tests/support/test.ts'
import { homeFaqs } from '../../content/faqs.ts'
import { pages } from '../../content/pages.ts'
import { arrivalGroups } from '../../content/places.ts'
import { site } from '../../content/site.ts'
import { formatRange } from '../../lib/format.ts'

test('has twelve sections beside its tool, in the order of the specification, and nothing moves under reduced motion', async ({
  page,
}) => {
  await page.goto('/')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const headings = await page.locator('main > section :is(h1, h2), main > section hgroup > p').allTextContents()
  const eyebrows = [
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
  await expect(page.locator('main > section:not(:has([data-tool]))')).toHaveCount(eyebrows.length)
  const found = headings.flatMap((text) => eyebrows.filter((eyebrow) => text.startsWith(eyebrow)))
  expect(found).toEqual(eyebrows)
})

test('lists every group of neighbourhoods, and answers its questions one at a time, all closed on arrival', async ({
  page,
}) => {
  // On wide screens the groups are not folded, and are no <details>.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const rows = page.locator('#areas details')
  await expect(rows).toHaveCount(arrivalGroups.length)
  for (const [index, { name, minutes, places }] of arrivalGroups.entries()) {
    await expect(rows.nth(index).locator('summary')).toContainText(name)
    await expect(rows.nth(index).locator('summary')).toContainText(`${formatRange(minutes)} min`)
    await expect(rows.nth(index)).toContainText(places.join(', '))
  }

  const items = page.locator('#faqs details')
  await expect(items).toHaveCount(homeFaqs.length)
  await expect(items.and(page.locator('[open]'))).toHaveCount(0)
  const [first, second] = [items.nth(0), items.nth(1)]
  await first.locator('summary').click()
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open')
  await expect(second.getByText(homeFaqs[1]?.answer ?? '')).toBeVisible()
  await second.locator('summary').press('Enter')
  await expect(items.and(page.locator('[open]'))).toHaveCount(0)
})

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  for (const path of [pages.home.path, pages.emergency.path]) {
    test(`${path} says what time it is in Calgary, minute by minute, in a room that does not change`, async ({
      page,
    }) => {
      const say = (time: string) => site.clock.sentence.replace('00:00 p.m.', time)
      await page.clock.install({ time: '2026-01-15T09:14:00Z' })
      await page.goto(path)
      const clock = page.locator('[data-clock]')
      await expect(clock).toHaveText(say('2:14 a.m.'))
      const { height } = (await clock.boundingBox()) ?? {}
      await page.clock.fastForward('10:31:00')
      await expect(clock).toHaveText(say('12:45 p.m.'))
      expect(await clock.boundingBox()).toMatchObject({ height })
    })
  }
})
