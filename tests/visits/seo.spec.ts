import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { errorPages } from '../../hosting/rules.ts'
import { business } from '../../src/content/business.ts'
import { messagePageAtForm, messages } from '../../src/content/messages.ts'
import { pageIds, pages } from '../../src/content/pages.ts'
import { savedContact } from '../../src/content/site.ts'
import { formatPhone, smsHref } from '../../src/lib/links.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const siteUrl = process.env.SITE_URL ?? business.siteUrl
const urls = pageIds.map((id) => `${siteUrl}${pages[id].path}`.replace(/\/$/, ''))

/** The same file on the server under test. */
async function fetchFile(request: APIRequestContext, url: string): Promise<{ type: string; body: Buffer }> {
  const response = await request.get(url.replace(siteUrl, ''))
  expect(response.status(), url).toBe(200)
  return { type: response.headers()['content-type'] ?? '', body: await response.body() }
}

/** Names and values of what the head of a page says about it. */
async function readHead(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = (await fetchFile(request, path)).body.toString()
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  return new Map([['canonical', canonical], ...metas.map(([, name = '', value = '']) => [name, value] as const)])
}

test('canonical URLs, the sitemap and the routes are the same list', async ({ request }) => {
  const sitemap = (await fetchFile(request, '/sitemap.xml')).body.toString()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(urls)
  expect(builtPaths().toSorted()).toEqual(pageIds.map((id) => pages[id].path).toSorted())
  const heads = await Promise.all(pageIds.map((id) => readHead(request, pages[id].path)))
  expect(heads.map((head) => head.get('canonical'))).toEqual(urls)
})

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const { type, body } = await fetchFile(request, '/robots.txt')
  expect(type).toContain('text/plain')
  expect(body.toString()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(body.toString()).not.toContain('Disallow')
})

test('each page has a preview of its own: 1200 by 630, PNG, under 120 KB', async ({ request }) => {
  const images = new Set<string>()
  for (const id of pageIds) {
    const { path, title, description } = pages[id]
    const head = await readHead(request, path)
    expect(head.get('og:title')).toBe(title)
    expect(head.get('og:description')).toBe(description)
    expect(head.get('og:url')).toBe(head.get('canonical'))
    expect(head.get('twitter:card')).toBe('summary_large_image')
    const image = head.get('og:image') ?? ''
    expect(head.get('twitter:image')).toBe(image)
    images.add(image)
    const { type, body } = await fetchFile(request, image)
    expect(type).toBe('image/png')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(body.length).toBeLessThan(120 * 1024)
  }
  expect(images.size).toBe(pageIds.length)
})

for (const file of errorPages) {
  test(`${file} is kept out of search and has nothing to share`, () => {
    const html = readFileSync(`dist/${file}`, 'utf8')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/property="og:|rel="canonical"|name="keywords"|ld\+json/)
  })
}

test('the icons have the size they claim', async ({ page, request }) => {
  await page.goto('/')
  const tab = page.locator('link[rel=icon][type="image/png"]')
  const touch = page.locator('link[rel=apple-touch-icon]')
  for (const [icon, sizes] of [
    [tab, await tab.getAttribute('sizes')],
    [touch, '180x180'],
  ] as const) {
    const path = (await icon.getAttribute('href')) ?? ''
    const { width, height, format } = await sharp((await fetchFile(request, path)).body).metadata()
    expect([format, `${width}x${height}`], path).toEqual(['png', sizes])
  }
  const themed = await page.locator('link[rel=icon][type="image/svg+xml"]').getAttribute('href')
  const drawing = decodeURIComponent(themed?.replace('data:image/svg+xml,', '') ?? '')
  expect(drawing).toContain('prefers-color-scheme:dark')
  expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({ format: 'svg', width: 34, height: 34 })
})

test('the bars of the browser take the colour of the page in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const colour = await page.locator(`meta[name=theme-color][media*=${colorScheme}]`).getAttribute('content')
    const painted = await page.evaluate((value) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = value ?? ''
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor]
    }, colour)
    expect(painted[0]).toBe(painted[1])
  }
})

test('the saved contact opens as a contact, with both phones, both emails, the site and the logo', async ({
  request,
}) => {
  const response = await request.get(savedContact.path)
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  expect(response.headers()['content-disposition']).toBeUndefined()
  const card = new ICAL.Component(ICAL.parse(await response.text()))
  const valuesOf = (name: string) => card.getAllProperties(name).map((property) => property.getFirstValue())
  expect(valuesOf('fn')).toEqual([business.name])
  expect(valuesOf('tel')).toEqual([business.phone, business.residentialPhone])
  expect(valuesOf('email')).toEqual([business.email, business.emergencyEmail])
  expect(valuesOf('url')).toEqual([siteUrl])
  for (const picture of [...valuesOf('photo'), ...valuesOf('logo')]) {
    const { width, height } = await sharp(Buffer.from(String(picture), 'base64')).metadata()
    expect([width, height]).toEqual([320, 320])
  }
})

for (const id of pageIds) {
  test(`${pages[id].path} offers our number to save, and begins texts and emails with its subject`, async ({
    visit,
  }) => {
    const { page } = await visit(pages[id].path)
    const save = page.getByRole('main').getByRole('link', { name: savedContact.save })
    await expect(save.last()).toHaveAttribute('href', savedContact.path)

    const texts = page.locator('body > :not(footer) a[href^="sms:"]')
    const found = await texts.evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href'), isAtForm: Boolean(link.closest('#contact')) })),
    )
    for (const { href, isAtForm } of found) {
      expect(href).toBe(smsHref(business.phone, messages[isAtForm ? messagePageAtForm(id) : id].text))
    }
    expect(new Set(found.map(({ isAtForm }) => isAtForm)).size).toBe(2)
    const mails = await page
      .locator('a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(mails.filter((href) => !/\?subject=\S+/.test(href))).toEqual([])
  })
}

test('the emergency page offers our number to save beside the hotline as well', async ({ visit }) => {
  const { page } = await visit(pages.emergency.path)
  const links = page.getByRole('main').getByRole('link', { name: savedContact.save })
  await expect(links).toHaveCount(2)
})

test('llms.txt lists every page and the ways to reach us', async ({ request }) => {
  const { type, body } = await fetchFile(request, '/llms.txt')
  expect(type).toContain('text/plain')
  for (const url of urls) expect(body.toString()).toContain(`](${url})`)
  expect(body.toString()).toContain(formatPhone(business.phone).replace('\u00a0', ' '))
})
