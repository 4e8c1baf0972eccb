import { pageFaqs } from '../../src/content/faqs.ts'
import { pages } from '../../src/content/pages.ts'
import { readAttribute, readPlace } from './in-page.ts'
import { expect, open, test, waitForPage } from './test.ts'

const lastQuestion = pageFaqs.at(-1)?.id

for (const [url, target] of [
  ['/#contact', '#contact-title'],
  ['/#areas', '#areas-title'],
  [`${pages.services.path}#contact`, '#contact-title'],
] as const) {
  test(`a link to ${url} lands below the header, and stays there when the fonts come`, async ({ tab }) => {
    await open(tab, url)
    await expect.poll(() => tab.evaluate(readPlace, target)).toBe('in view')
  })
}

test('a link to a question opens it, below the header', async ({ tab }) => {
  await open(tab, `${pages.faq.path}#${lastQuestion}`)
  await expect.poll(() => tab.evaluate(readPlace, `#${lastQuestion} summary`)).toBe('in view')
  await expect.poll(() => tab.evaluate(readAttribute, `#${lastQuestion}`, 'open')).toBe('')
})

test('a link to a passage finds it', async ({ tab }) => {
  // Browsers follow such a link only where a visitor has clicked it.
  await open(tab, pages.services.path)
  await tab.evaluate((path) => {
    const link = document.createElement('a')
    link.id = 'passage'
    link.href = `${path}#:~:text=you%20get%20the%20price%20in%20writing`
    link.textContent = 'A passage'
    document.querySelector('h1')?.append(link)
  }, pages.emergency.path)
  await tab.click('#passage')
  await waitForPage(tab, pages.emergency.path)
  const readPassage = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes('you get the price in writing')) break
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const { top, bottom } = range.getBoundingClientRect()
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    return top >= header && bottom <= innerHeight
  }
  await expect.poll(() => tab.evaluate(readPassage)).toBe(true)
})
