import { pages } from '../../src/content/pages.ts'
import { estimateForm } from '../../src/form/words.ts'
import { listTools } from '../../src/tools/kit/testing.ts'
import { type Budget, budgets, expectWithin } from '../support/budgets.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const { home, services, glass, doublePane, about, contact, faq } = pages
const viewport = { width: 390, height: 844 }

const tools = await listTools()
/** The height of a row of tools, of which phones show two beside each other. */
const toolRowHeight = 125

/** How long a page may be as it arrives. The others are pages of a service. */
const heights: Readonly<Record<string, Budget>> = {
  [home.path]: budgets.homeHeight,
  // All tools are listed on the page of services.
  [services.path]: {
    ...budgets.servicesHeight,
    limit: budgets.servicesHeight.limit + toolRowHeight * Math.ceil(tools.length / 2),
  },
  [glass.path]: budgets.toolPageHeight,
  [doublePane.path]: budgets.toolPageHeight,
  [about.path]: budgets.aboutHeight,
  [contact.path]: budgets.contactHeight,
  [faq.path]: budgets.faqHeight,
}

test.use({ viewport })

for (const path of builtPaths()) {
  test(`${path} is short enough on a phone`, async ({ visit }) => {
    const { page } = await visit(path, viewport.width)
    const { height, contact, footer } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      contact: document.querySelector('#contact')?.getBoundingClientRect().height ?? 0,
      footer: document.querySelector('body > footer')?.getBoundingClientRect().height ?? 0,
    }))
    expectWithin(heights[path] ?? budgets.servicePageHeight, height, path)
    expect(contact).toBeGreaterThan(0)
    expectWithin(budgets.endHeight, contact + footer, path)
  })

  test(`the first screen of ${path} shows its title and where its picture begins`, async ({ visit }) => {
    const { page } = await visit(path, viewport.width)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const picture = page.locator('main > section:first-child :is(svg:not(.icon), img)').first()
    const { y = viewport.height } = (await picture.boundingBox()) ?? {}
    const callBar = await page.locator('body > aside').boundingBox()
    expect(y).toBeLessThan(callBar?.y ?? 0)
  })
}

/** Runs in the page. The folded sections whose summary is not under the title and beside the marker. */
function findCrookedRows(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main > section > [data-open-wide] > summary')]
  const boxOf = (row: Element, selector: string) =>
    row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return rows
    .filter((row) => {
      const [title, summary, marker] = [boxOf(row, 'h2'), boxOf(row, 'h2 + span'), boxOf(row, ':scope > :last-child')]
      const isUnder = summary.top >= title.bottom && summary.left === title.left
      return !isUnder || marker.left < summary.right || row.parentElement?.clientTop !== 0
    })
    .map((row) => row.innerText)
}

test('a section that is folded is a row: the summary under the title, the marker beside them, no line of its own', async ({
  visit,
}) => {
  let count = 0
  for (const path of builtPaths()) {
    const { page } = await visit(path, viewport.width)
    expect(await page.evaluate(findCrookedRows), path).toEqual([])
    count += await page.locator('main > section > [data-open-wide] > summary').count()
  }
  expect(count).toBeGreaterThan(15)
})

test('on /contact the form begins early', async ({ visit }) => {
  const { page } = await visit(contact.path, viewport.width)
  const field = await page.locator('form [name=name]').boundingBox()
  expectWithin(budgets.formPosition, field?.y ?? Number.POSITIVE_INFINITY, contact.path)
})

test('what is folded opens by pressing its summary, with the keyboard too, by a link to it, and on paper', async ({
  page,
}) => {
  await page.goto(contact.path)
  const summary = page.locator('#communities summary')
  const list = page.locator('#communities dl')
  await summary.click()
  await expect(list, 'after a click').toBeVisible()
  await summary.press('Enter')
  await expect(list, 'after Enter').toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(list, 'on paper').toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // Another page first, so that this one is loaded and not only scrolled.
  await page.goto(home.path)
  await page.goto(`${contact.path}#communities`)
  await expect(page.locator('#communities details')).toHaveAttribute('open', '')
  await expect(list, 'after a link to it').toBeInViewport()
})

test('a carousel scrolls with the arrow keys, and its next item peeks in', async ({ page }) => {
  await page.goto(home.path)
  const carousel = page.locator('[data-carousel]').first()
  await expect(carousel).toHaveAccessibleName(/\S/)
  await expect(carousel).toHaveCSS('scrollbar-color', / rgba\(0, 0, 0, 0\)$/)
  const [first, second] = [carousel.locator('li').first(), carousel.locator('li').nth(1)]
  await carousel.focus()
  const { x = viewport.width } = (await second.boundingBox()) ?? {}
  expect(x).toBeLessThan(viewport.width)
  await page.keyboard.press('ArrowRight')
  await expect(first).not.toBeInViewport({ ratio: 0.9 })
})

for (const path of builtPaths()) {
  test(`on a wide screen nothing of ${path} is folded but questions and one way to send, and nothing scrolls sideways`, async ({
    visit,
  }) => {
    const { page } = await visit(path)
    await expect(page.locator('main details:not([name]) > summary').filter({ visible: true })).toHaveText([
      estimateForm.sendFromPhone.label,
    ])
    const carousels = await page.locator('[data-carousel]').evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))
    expect(carousels.filter((tabIndex) => tabIndex !== -1)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is folded opens all the same', async ({ page }) => {
    await page.goto(contact.path)
    await page.locator('#communities summary').click()
    await expect(page.locator('#communities dl')).toBeVisible()
  })
})
