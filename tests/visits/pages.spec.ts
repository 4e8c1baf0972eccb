import type { Page } from '@playwright/test'
import { business } from '../../src/content/business.ts'
import { arrivalMinutes, claims, prices } from '../../src/content/claims.ts'
import { pageFaqs } from '../../src/content/faqs.ts'
import { pages } from '../../src/content/pages.ts'
import { places, serviceArea } from '../../src/content/places.ts'
import { services } from '../../src/content/services.ts'
import {
  formatAtLeast,
  formatMoneyRange,
  formatRange,
  type Range,
  sayMoneyRange,
  sayRange,
} from '../../src/lib/format.ts'
import { shownResidentialPhone } from '../support/displayed-values.ts'
import { expect, test } from '../support/test.ts'

const { home, residential, commercial, emergency, glass, doublePane, about, contact } = pages

/** The words of a page, folded ones too, without the contact section that all pages share. */
async function readWords(page: Page): Promise<string> {
  const texts = await page.locator('main > section:not(#contact)').evaluateAll((sections) => {
    const folded = sections.flatMap((section) => [
      ...section.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
    ])
    // Of those that share a name only one can be open.
    const names = folded.map((details) => details.name)
    for (const details of folded) {
      details.name = ''
      details.open = true
    }
    const read = sections.map((section) => (section as HTMLElement).innerText)
    for (const [index, details] of folded.entries()) {
      details.open = false
      details.name = names[index] ?? ''
    }
    return read
  })
  return texts.join(' ').replace(/\s+/g, ' ')
}

const { energy } = claims
const percent = (range: Range) => `${formatRange(range)}%`
const allArrivals = Object.values(arrivalMinutes).map(formatRange)
const average = String(claims.averageResponseMinutes)
const sameDay = String(claims.sameDayPercent)
const score = String(claims.satisfaction.score)

/** The figures that the specification gives each page to say. */
const facts: readonly (readonly [path: string, says: readonly string[]])[] = [
  [
    home.path,
    [
      average,
      sameDay,
      score,
      'our own figure',
      ...allArrivals,
      formatMoneyRange(prices.foggyReseal),
      sayMoneyRange(prices.foggyUnit),
      formatMoneyRange(prices.glassUnit),
      `about ${claims.customGlassDays.home} business days`,
      percent(energy.lowESavingsPercent),
      `up to ${energy.sealedSavingsPercent}%`,
      formatRange(claims.sealFailureYears),
      claims.liability,
      String(claims.since),
    ],
  ],
  [
    emergency.path,
    [
      String(claims.responseMinutes),
      average,
      sameDay,
      score,
      'our own figure',
      ...allArrivals,
      business.emergencyEmail,
    ],
  ],
  [
    residential.path,
    [
      `${energy.doublePaneUpgradePercent}%`,
      percent(energy.lowESavingsPercent),
      `${energy.weatherizationPercent}%`,
      shownResidentialPhone,
      formatMoneyRange(prices.repair),
      `${sayRange(claims.sealFailureYears)} years`,
      `${claims.chinookKmh} km/h`,
    ],
  ],
  [
    commercial.path,
    [
      `Net ${claims.netDays}`,
      'bonded',
      formatRange(energy.maintenanceSavingsPercent),
      claims.liability,
      'progress billing',
      'multi-location',
      'multi-year',
      average,
      business.email,
    ],
  ],
  [
    glass.path,
    [
      formatMoneyRange(prices.glassUnit),
      formatRange(claims.customGlassDays.glassPage),
      formatRange(claims.manufacturerWarrantyYears),
      percent(energy.doublePaneGlassHeatingPercent),
      formatRange(energy.doublePaneGlassPaybackYears),
      percent(energy.lowESavingsPercent),
      ...claims.payment,
      'payment plans',
      `${claims.replacementAgeYears} years or more`,
    ],
  ],
  [
    doublePane.path,
    [
      ...Object.values(claims.sealLifeYears).map(formatRange),
      percent(energy.heatLossReductionPercent),
      percent(energy.heatingBillReductionPercent),
      formatMoneyRange(prices.foggyReseal),
      formatMoneyRange(prices.foggyUnit),
      sayRange(claims.sealReplacementYears),
      `${sayRange(claims.inspectionYears)} years`,
      `${claims.chinookKmh} km/h`,
    ],
  ],
  [
    about.path,
    [String(claims.since), formatAtLeast(claims.yearsOfExperience), claims.liability, '24/7', score, 'our own figure'],
  ],
  [contact.path, [String(claims.replyHours), String(claims.responseMinutes), serviceArea, business.email]],
]

for (const [path, says] of facts) {
  test(`${path} says every figure that the specification gives it`, async ({ visit }) => {
    const words = (await readWords((await visit(path)).page)).toLowerCase()
    expect(says.filter((fact) => !words.includes(fact.toLowerCase()))).toEqual([])
  })
}

for (const { path } of [residential, commercial, emergency, glass, doublePane]) {
  test(`${path} has between 600 and 1,400 words`, async ({ visit }) => {
    const { length } = (await readWords((await visit(path)).page)).split(' ')
    expect(length).toBeGreaterThanOrEqual(600)
    expect(length).toBeLessThanOrEqual(1400)
  })
}

for (const [path, title] of [
  [residential.path, 'Other Calgary Window Services'],
  [commercial.path, 'Additional Services'],
  [emergency.path, 'Other Window Services'],
  [glass.path, 'Other Window Services'],
] as const) {
  test(`${path} leads on under '${title}'`, async ({ visit }) => {
    const { page } = await visit(path)
    const related = page.getByRole('region', { name: title })
    const hrefs = await related.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThanOrEqual(3)
    expect(hrefs).not.toContain(path)
  })
}

test('/double-pane leads on to glass replacement, residential and emergency repair', async ({ visit }) => {
  const { page } = await visit(doublePane.path)
  const hrefs = await page.locator('#related a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([glass.path, residential.path, emergency.path])
})

// The contact page has the form itself instead.
for (const { path } of Object.values(pages).filter((page) => page !== contact)) {
  test(`on ${path} every Schedule and Request link leads to the form`, async ({ visit }) => {
    const { page } = await visit(path)
    const links = page.getByRole('main').getByRole('link', { name: /^(Request|Schedule)/ })
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => href !== '#contact')).toEqual([])
  })
}

test('/services: five services with Learn More, six reasons, and a free quote at the end', async ({ visit }) => {
  const { page } = await visit(pages.services.path)
  const learnMore = page.getByRole('link', { name: 'Learn More' })
  const hrefs = await learnMore.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.sort()).toEqual(services.map(({ path }) => path).sort())
  await expect(
    page.getByRole('region', { name: 'Six things you can hold us to' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Request Free Quote' })).toHaveAttribute('href', '#contact')
})

test('/about: four tiles, and a way to get in touch', async ({ visit }) => {
  const { page } = await visit(pages.about.path)
  const tiles = page.getByRole('region', { name: 'What Sets Us Apart' }).getByRole('heading', { level: 3 })
  await expect(tiles).toHaveText(['Licensed & Insured', 'Quality Guaranteed', 'Family Owned', '24/7 Available'])
  await expect(page.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', pages.contact.path)
})

test('/contact: names every community served, and email opens with a subject', async ({ visit }) => {
  const { page } = await visit(pages.contact.path)
  const words = await readWords(page)
  expect(places.filter(({ name }) => !words.includes(name))).toEqual([])
  await expect(page.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${business.email}\\?subject=.`),
  )
})

test.describe(pages.faq.path, () => {
  test('has questions of which one is open at a time', async ({ page }) => {
    await page.goto(pages.faq.path)
    const items = page.locator('main details[name]')
    await expect(items).toHaveCount(pageFaqs.length)
    await items.nth(2).locator('summary').click()
    await items.last().locator('summary').click()
    await expect(page.locator('main details[name][open]')).toHaveCount(1)
    await items.last().locator('summary').click()
    await expect(page.locator('main details[name][open]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Contact Us Online' }).first()).toHaveAttribute(
      'href',
      pages.contact.path,
    )
  })

  test('each question has a URL of its own that opens it', async ({ page }) => {
    // The first is opened by the page, the others by links to them.
    for (const { id, question } of pageFaqs) {
      await page.goto(`${pages.faq.path}#${id}`)
      const item = page.locator(`#${id}`)
      await expect(item).toHaveAttribute('open', '')
      await expect(item.locator('summary')).toContainText(question)
      await expect(item.locator('summary')).toBeInViewport()
    }
  })

  test('a pane of the window opens the question it names, and the URL can be copied', async ({ page }) => {
    await page.goto(pages.faq.path)
    await page.getByRole('link', { name: 'Chinooks' }).click()
    await expect(page.locator('main details[name][open] summary')).toContainText('chinook')
    await page.locator('main details[name]').first().locator('summary').click()
    await expect(page).toHaveURL(`${pages.faq.path}#${pageFaqs[0]?.id}`)
  })
})

for (const { path } of [about, doublePane, glass, home]) {
  test(`on ${path} what is written under a scale stands where its tick is`, async ({ visit }) => {
    const { page } = await visit(path)
    const offsets = await page.locator('[data-scale-labels]').evaluateAll((scales) =>
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
