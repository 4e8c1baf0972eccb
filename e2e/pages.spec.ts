import type { Page } from '@playwright/test'
import { extendedAreas, neighbourhoods } from '../src/content/areas.ts'
import { business } from '../src/content/business.ts'
import { pageFaqs } from '../src/content/faqs.ts'
import { pages } from '../src/content/pages.ts'
import { services } from '../src/content/services.ts'
import { openPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const { home, residential, commercial, emergency, glass, doublePane, about } = pages

/** The words of a page without the contact section that all pages share. */
async function readWords(page: Page): Promise<string> {
  const texts = await page.locator('main > section:not(#contact)').allInnerTexts()
  return texts.join(' ').replace(/\s+/g, ' ')
}

/** What section 9 of the specification gives each page to say. */
const facts: readonly (readonly [path: string, says: readonly string[]])[] = [
  [
    '/',
    [
      '22',
      '89',
      '4.9',
      '15–20',
      '20–25',
      '25–30',
      '35–45',
      '$150–$300',
      '$300–$600',
      '$300–$800',
      'about 5 business days',
      '20–30%',
      '30–50%',
      '10–15',
      '$2M',
      '2008',
    ],
  ],
  [emergency.path, ['30', '22', '89', '4.9', '15–20', '20–25', '25–30', '35–45', business.emergencyEmail]],
  [residential.path, ['50%', '20–30%', '75%', '(403) 555-0187', '$150–$800', '10 to 15 years', '100 km/h']],
  [commercial.path, ['Net 30', 'bonded', '30–40', '$2M', 'Progress billing', 'Multi-location', '22', business.email]],
  [glass.path, ['$300–$800', '3–5', '10–20', '40–60%', '20–30%', 'e-transfer', 'payment plans', '15 or more years']],
  [
    doublePane.path,
    [
      '8–12',
      '12–18',
      '18–25',
      '20–30+',
      '30–50%',
      '15–25%',
      '$150–$300',
      '$300–$600',
      '10 to 15',
      '3 to 5 years',
      '100 km/h',
    ],
  ],
  ['/about', ['2008', '15+', '$2M', '5', '24/7', '4.9']],
  ['/contact', ['2', '30', 'Greater Calgary Area', business.email]],
]

for (const [path, says] of facts) {
  test(`${path} says every figure that the specification gives it`, async ({ page }) => {
    await openPage(page, path)
    const words = (await readWords(page)).toLowerCase()
    expect(says.filter((fact) => !words.includes(fact.toLowerCase()))).toEqual([])
  })
}

for (const { path } of [residential, commercial, emergency, glass, doublePane]) {
  test(`${path} has between 600 and 1,400 words`, async ({ page }) => {
    await openPage(page, path)
    const count = (await readWords(page)).split(' ').length
    expect(count).toBeGreaterThanOrEqual(600)
    expect(count).toBeLessThanOrEqual(1400)
  })
}

for (const [path, title] of [
  [residential.path, 'Other Calgary Window Services'],
  [commercial.path, 'Additional Services'],
  [emergency.path, 'Other Window Services'],
  [glass.path, 'Other Window Services'],
] as const) {
  test(`${path} leads on under '${title}'`, async ({ page }) => {
    await openPage(page, path)
    const related = page.getByRole('region', { name: title })
    const hrefs = await related.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThanOrEqual(3)
    expect(hrefs).not.toContain(path)
  })
}

test('/double-pane leads on to glass replacement, residential and emergency repair', async ({ page }) => {
  await page.goto(doublePane.path)
  const hrefs = await page.locator('#related a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([glass.path, residential.path, emergency.path])
})

for (const { path } of Object.values(pages)) {
  test(`on ${path} every Schedule and Request link leads to the form`, async ({ page }) => {
    await openPage(page, path)
    const links = page.getByRole('main').getByRole('link', { name: /^(Request|Schedule)/ })
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
      expect(href).toBe('#contact')
    }
  })
}

test('/services: five services with Learn More, six reasons, and a free quote at the end', async ({ page }) => {
  await openPage(page, '/services')
  const learnMore = page.getByRole('link', { name: 'Learn More' })
  const hrefs = await learnMore.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.sort()).toEqual(services.map(({ path }) => path).sort())
  await expect(
    page.getByRole('region', { name: 'Six things you can hold us to' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Request Free Quote' })).toHaveAttribute('href', '#contact')
})

test('/about: four tiles, and a way to get in touch', async ({ page }) => {
  await page.goto('/about')
  const tiles = page.getByRole('region', { name: 'What Sets Us Apart' }).getByRole('heading', { level: 3 })
  await expect(tiles).toHaveText(['Licensed & Insured', 'Quality Guaranteed', 'Family Owned', '24/7 Available'])
  await expect(page.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact')
})

test('/contact: names every community served, and email opens with a subject', async ({ page }) => {
  await page.goto('/contact')
  const words = await readWords(page)
  const places = [
    ...Object.values(neighbourhoods).flatMap((group) => group.places),
    ...extendedAreas.flatMap((area) => area.split(' and ')),
  ]
  expect(places.filter((place) => !words.includes(place))).toEqual([])
  await expect(page.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /^mailto:hello@northpane\.example\?subject=./,
  )
})

test.describe('/faq', () => {
  test('has sixteen questions of which one is open at a time', async ({ page }) => {
    await page.goto('/faq')
    const items = page.locator('main details')
    await expect(items).toHaveCount(16)
    await items.nth(2).locator('summary').click()
    await items.nth(15).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await items.nth(15).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Contact Us Online' }).first()).toHaveAttribute('href', '/contact')
  })

  test('each question has an address of its own that opens it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { id, question } of pageFaqs) {
      await page.goto('about:blank')
      await page.goto(`/faq#${id}`)
      const item = page.locator(`#${id}`)
      await expect(item).toHaveAttribute('open', '')
      await expect(item.locator('summary')).toContainText(question)
      await expect(item.locator('summary')).toBeInViewport()
    }
  })

  test('a pane of the window opens the question it names, and the address can be copied', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/faq')
    await page.getByRole('link', { name: 'Chinooks' }).click()
    await expect(page.locator('main details[open] summary')).toContainText('chinook')
    await page.locator('main details').first().locator('summary').click()
    await expect(page).toHaveURL(`/faq#${pageFaqs[0]?.id}`)
  })
})

test('the list of signs is counted as it is ticked', async ({ page }) => {
  await page.goto(glass.path)
  await page.locator('label', { hasText: 'A crack, a hole' }).click()
  await page.locator('label', { hasText: 'White film' }).click()
  await expect(page.getByText(/0 for repair, 2 for new glass/)).toBeVisible()
})

test('on paper there are no bars, and the number is on every sheet', async ({ page }) => {
  await page.goto(emergency.path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Call or text' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  const sheet = await page.evaluate(
    () =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).find((rule) => rule instanceof CSSPageRule)
        ?.cssText,
  )
  expect(sheet).toContain('(403)\u00a0555-0142')
})

for (const { path } of [about, doublePane, glass, home]) {
  test(`on ${path} what is written under a scale stands where its tick is`, async ({ page }) => {
    await openPage(page, path)
    const offsets = await page.locator('[data-scale]').evaluateAll((scales) =>
      scales.flatMap((scale) => {
        const { left, width } = scale.getBoundingClientRect()
        const between = [...scale.children].slice(1, -1)
        return between.map((label, index) => {
          const range = document.createRange()
          range.selectNodeContents(label)
          const text = range.getBoundingClientRect()
          return text.left + text.width / 2 - left - (width * (index + 1)) / (between.length + 1)
        })
      }),
    )
    expect(offsets.length).toBeGreaterThan(1)
    for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(1)
  })
}
