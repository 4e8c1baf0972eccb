import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { savedContact } from '../../src/content/site.ts'
import { listNamedIssues } from '../../src/form/testing-request.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsole: /status of 404/ })

const paths = Object.values(pages).map(({ path }) => path)

async function readHeadings(page: Page): Promise<number[]> {
  const levels = await page.locator('h1, h2, h3, h4').evaluateAll((headings) =>
    headings
      // Legal texts are closed, and the drawer has none.
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.localName.slice(1))),
  )
  return levels
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} has one h1, an outline without jumps, a header, a footer and the form`, async ({ visit }) => {
    const { page } = await visit(path)
    const levels = await readHeadings(page)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1)
    }
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('#contact form')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  })
}

test('a link chooses the issue in the form only where its words name it', async ({ visit }) => {
  const found: string[] = []
  for (const path of builtPaths()) {
    const links = await (await visit(path)).page.locator('[data-issue], a[href*="issue="]').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ dataset, search, textContent }) => ({
        issue: dataset.issue ?? new URLSearchParams(search).get('issue') ?? '',
        words: textContent,
      })),
    )
    for (const { issue, words } of links) {
      expect.soft(listNamedIssues(words), `${path}: “${words}” names ${issue}`).toEqual([issue])
      found.push(issue)
    }
  }
  expect(new Set(found)).toEqual(new Set(['broken', 'foggy', 'seal', 'frame', 'commercial']))
})

test('every page says its own title, description and keywords', async ({ visit }) => {
  const seen = new Set<string>()
  for (const { path, title, description, keywords } of Object.values(pages)) {
    const { page } = await visit(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', keywords.join(', '))
    for (const text of [title, description]) {
      expect(seen.has(text), text).toBe(false)
      seen.add(text)
    }
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(70)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('every internal link and hash leads somewhere', async ({ visit }) => {
  const links: { from: string; to: URL }[] = []
  const anchors = new Map<string, Set<string>>()
  for (const path of paths) {
    const { page } = await visit(path)
    const { hrefs, ids } = await page.evaluate(() => ({
      hrefs: [...document.querySelectorAll('a')].map((link) => link.href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }))
    anchors.set(path, new Set(ids))
    links.push(
      ...hrefs
        .filter((href) => href.startsWith(new URL(page.url()).origin))
        .map((href) => ({ from: path, to: new URL(href) })),
    )
  }
  const broken = links.filter(({ to }) => {
    // The saved contact is a file, which seo.spec.ts opens.
    if (to.pathname === savedContact.path) return false
    const ids = anchors.get(to.pathname)
    return !ids || (to.hash && !ids.has(to.hash.slice(1)))
  })
  expect(links.length).toBeGreaterThan(200)
  expect(broken).toEqual([])
})
