import { globSync, readFileSync } from 'node:fs'
import { pages } from '../content/pages.ts'
import { savedContact } from '../content/site.ts'
import { expect, test } from '../form/delivery/testing.ts'
import { getTool, listTools, openTool } from '../tools/kit/testing.ts'

// On the delivering site, where contacts are counted.

const links = { call: 'a[href^="tel:"]', text: 'a[href^="sms:"]', contact: `a[href="${savedContact.path}"]` }

test('a call, a text and a saved contact are counted once for their page', async ({ page, receiver }) => {
  for (const path of [pages.contact.path, pages.home.path]) {
    await page.goto(path)
    for (const link of [...Object.values(links), ...Object.values(links)]) {
      await page.locator(link).filter({ visible: true }).first().click()
    }
  }
  const counted = Object.keys(links).flatMap((kind) => [`${kind} /`, `${kind} /contact`])
  await expect.poll(receiver.listContacts).toEqual(Object.fromEntries(counted.map((name) => [name, 1])))
  await page.goto(pages.contact.path)
  await page.locator(links.call).filter({ visible: true }).first().click()
  await expect.poll(receiver.listContacts).toMatchObject({ 'call /contact': 2, 'call /': 1, 'text /contact': 1 })
})

test('an answer of a tool is counted once it is asked for, not when a link opens it', async ({ page, receiver }) => {
  for (const { name, path, sayOne, answered } of await listTools()) {
    const before = receiver.listContacts()
    const key = `answer ${path.split('#')[0]}`
    const tool = await openTool(page, name, path.replace('#', `?${answered.query}#`))
    await expect(tool.locator('.tool-strip')).not.toHaveAttribute('data-unsaid')
    expect(receiver.listContacts()).toEqual(before)
    await openTool(page, name, path)
    await sayOne(getTool(page, name))
    await expect.poll(receiver.listContacts).toEqual({ ...before, [key]: (before[key] ?? 0) + 1 })
  }
})

test('the privacy text says what is counted', async ({ page }) => {
  await page.goto('/#privacy')
  await expect(page.locator('#privacy')).toContainText('adds one to a count for that page and day')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is counted', async ({ page, receiver }) => {
    await page.goto(pages.contact.path)
    for (const link of Object.values(links)) await page.locator(link).filter({ visible: true }).first().click()
    await page.goto(pages.home.path)
    expect(receiver.listContacts()).toEqual({})
  })
})

test('a site that does not count has nothing of it', () => {
  const files = globSync('dist/**/*.{html,js}').map((file) => readFileSync(file, 'utf8'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((text) => /sendBeacon|adds one to a count/.test(text))).toEqual([])
})
