import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { home } from '../../src/views/home/words.ts'
import { servicesPage } from '../../src/views/services/words.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { findGluedWords, readHeard } from '../support/heard.ts'
import { builtPaths, openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Names, roles and order as the browser gives them to screen readers.

test.use({ allowedConsole: /status of 404/ })

const paths = [...builtPaths(), '/no-such-page']

test('on a phone call, text and quote come right after the menu, and the region of notifications after the footer', async ({
  visit,
}) => {
  for (const path of paths) {
    const heard = await readHeard((await visit(path, 390)).page)
    const controls = heard.filter(({ role }) => role === 'link' || role === 'button').map(({ name }) => name)
    const afterMenu = controls.slice(controls.indexOf(site.menu) + 1)
    expect(afterMenu.slice(0, 3), path).toEqual([`${site.call} ${shownPhone}`, site.text, site.quoteShort])
    expect(heard.findLastIndex(({ role }) => role === 'status')).toBeGreaterThan(
      heard.findIndex(({ role }) => role === 'contentinfo'),
    )
  }
})

test('a folded section is named by its title and its summary; on a wide screen only questions and one way to send fold', async ({
  visit,
}) => {
  const isDisclosure = ({ role }: { role: string }) => role.startsWith('DisclosureTriangle')
  let count = 0
  for (const path of paths) {
    const { page } = await visit(path, 390)
    const names = (await readHeard(page)).filter(isDisclosure).map(({ name }) => name)
    const rows = await page
      .locator('main > section > details > summary')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim())))
    for (const texts of rows) {
      const said = texts.filter(Boolean).join(' ').replaceAll('\u00a0', ' ')
      expect.soft(names, path).toContain(said)
    }
    count += rows.length
    expect(names.filter((name) => !name)).toEqual([])

    const wide = await visit(path)
    const questions = await wide.page.locator('details[name] > summary').count()
    const disclosures = (await readHeard(wide.page)).filter(isDisclosure)
    expect(disclosures.length, path).toBe(questions + 1)
  }
  expect(count).toBeGreaterThan(15)
})

test('no term, list, item, title or paragraph is empty', async ({ visit }) => {
  for (const path of paths) {
    const { page } = await visit(path)
    const empty = page
      .locator(':is(main, footer, header) :is(dd, dt, ul, ol, li, p, h1, h2, h3):not([role])')
      .filter({ hasNotText: /\S/, hasNot: page.locator('svg, img') })
    expect.soft(await empty.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual([])
  }
})

test('every region, list of choices, picture and slider has a name', async ({ visit }) => {
  const named = new Set(['region', 'navigation', 'complementary', 'radiogroup', 'image', 'slider', 'Canvas'])
  for (const path of paths) {
    for (const width of [390, 1440]) {
      const heard = await readHeard((await visit(path, width)).page)
      const nameless = heard.filter(({ role, name }) => named.has(role) && !name)
      expect
        .soft(
          nameless.map(({ role }) => role),
          `${path} at ${width} px`,
        )
        .toEqual([])
    }
  }
})

test('no word is glued to the one before it, in a text or in the name of a control', async ({ visit }) => {
  const glued = /\p{L}[*(]|[\p{L}\d][.!?]\p{Lu}|\d(min|hours|days|years)|\d\$/u
  for (const path of paths) {
    const { page } = await visit(path)
    expect.soft(await findGluedWords(page), path).toEqual([])
    const names = (await readHeard(page)).map(({ name }) => name)
    expect
      .soft(
        names.filter((name) => glued.test(name)),
        path,
      )
      .toEqual([])
  }
})

test('a figure that is glued to its unit, and a mark to its label, would be found', async ({ page }) => {
  await openPage(page, pages.contact.path)
  await page.evaluate(() => {
    const block = document.createElement('div')
    for (const words of ['22', 'min', 'Name', '*']) {
      block.append(document.createElement(words === 'Name' ? 'p' : 'span'))
      block.lastElementChild?.append(words)
    }
    document.querySelector('main')?.append(block)
  })
  expect(await findGluedWords(page)).toEqual(['22min'])
  await page
    .locator('main > div')
    .last()
    .locator('p')
    .evaluate((label) => label.append(label.nextElementSibling ?? ''))
  expect(await findGluedWords(page)).toEqual(['22min', 'Name*'])
})

test('a reason is heard before its figure', async ({ visit }) => {
  for (const [path, reasons] of [
    [pages.home.path, home.why.reasons],
    [pages.services.path, servicesPage.reasons.list],
  ] as const) {
    const heard = await readHeard((await visit(path)).page)
    for (const { name, value } of reasons) {
      const heading = heard.findIndex((one) => one.role === 'heading' && one.name === name)
      const next = heard.findIndex(({ role }, index) => index > heading && role === 'heading')
      const names = heard.slice(heading, next).map((one) => one.name)
      expect(names, `${path}: ${name}`).toContain(value)
    }
  }
})

test('the emergency page begins with what comes before a call to us', async ({ visit }) => {
  const heard = await readHeard((await visit(pages.emergency.path, 390)).page)
  const position = (part: string) => heard.findIndex(({ name }) => name.includes(part))
  expect(position('Call 911 first')).toBeGreaterThan(0)
  expect(position('Call 911 first')).toBeLessThan(position('Emergency hotline'))
})

test('labels on the fog are for the eye, since its slider says how much is fogged', async ({ visit }) => {
  const heard = await readHeard((await visit(pages.home.path)).page)
  expect(heard.filter(({ role }) => role === 'slider')).toHaveLength(1)
  expect(heard.filter(({ name }) => name === home.hero.cleared)).toEqual([])
})

/** Runs in the page. Where the keyboard goes up the screen, from one stop to the next. */
function findJumpsUp(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)'),
  ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    const isBelow = !next || next.getBoundingClientRect().bottom > stop.getBoundingClientRect().top
    return isBelow ? [] : [`${stop.textContent} → ${next.textContent}`]
  })
}

test('on a phone the keyboard goes down the page as the eye does', async ({ visit }) => {
  for (const path of paths) {
    const { page } = await visit(path, 390)
    expect(await page.evaluate(findJumpsUp), path).toEqual([])
  }
})

test('links of one name lead to one place', async ({ visit }) => {
  for (const path of paths) {
    const { page } = await visit(path)
    const links = await page.locator('a').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ textContent, href }) => ({
        name: textContent.replace(/\s+/g, ' ').trim(),
        // A text message to one number may begin in several ways.
        place: href.replace(/^(sms|mailto):([^?]*).*/, '$1:$2'),
      })),
    )
    const places = Map.groupBy(links, ({ name }) => name)
    const torn = [...places].filter(([, same]) => new Set(same.map(({ place }) => place)).size > 1)
    expect
      .soft(
        torn.map(([name, same]) => `${name}: ${same.map(({ place }) => place).join(' ')}`),
        path,
      )
      .toEqual([])
  }
})

test('no field is called invalid before anybody has filled it in', async ({ visit }) => {
  const heard = await readHeard((await visit(pages.contact.path)).page)
  expect(heard.filter(({ role }) => role === 'combobox')).toHaveLength(1)
  expect(heard.filter(({ states }) => states.includes('invalid=true'))).toEqual([])
})
