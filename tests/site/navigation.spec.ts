import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

function headerLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

test('the browser reads the rules for making pages ready, and follows them for a link that is pointed at', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const ruleSets: { errorType?: string }[] = []
  const attempted: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet))
  session.on('Preload.prerenderStatusUpdated', ({ key }) => attempted.push(new URL(key.url).pathname))
  await session.send('Preload.enable')
  await page.goto('/')
  await expect.poll(() => ruleSets).toHaveLength(1)
  expect(ruleSets[0]?.errorType).toBeUndefined()
  await headerLink(page, 'Contact').hover()
  await expect.poll(() => attempted).toContain(pages.contact.path)
})

test('a second page costs its document and a drawing at most, and nothing that the first has brought', async ({
  page,
}) => {
  await openPage(page, '/')
  const listResources = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
        path: new URL(name).pathname,
        transferSize,
      })),
    )
  const brought = (await listResources()).map(({ path }) => path)
  await headerLink(page, 'FAQs').click()
  await page.waitForURL(pages.faq.path)
  await page.waitForLoadState('networkidle')
  const resources = await listResources()
  expect(resources.length).toBeGreaterThan(0)
  const fetched = resources.filter(({ transferSize }) => transferSize > 0).map(({ path }) => path)
  expect(fetched.filter((path) => brought.includes(path) || !path.startsWith('/drawings/'))).toEqual([])
  expect(fetched.length).toBeLessThanOrEqual(1)
})

for (const { reducedMotion, isFaded } of [
  { reducedMotion: 'no-preference', isFaded: true },
  { reducedMotion: 'reduce', isFaded: false },
] as const) {
  test(`going to another page ${isFaded ? 'fades' : 'does not fade'} with reduced motion set to ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => Object.assign(window, { isFaded: event.viewTransition !== null }))
    })
    await page.goto('/')
    await headerLink(page, 'FAQs').click()
    await page.waitForURL(pages.faq.path)
    await expect.poll(() => page.evaluate(() => (window as unknown as { isFaded?: boolean }).isFaded)).toBe(isFaded)
  })
}
