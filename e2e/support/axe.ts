import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitForWebFonts } from './open-page.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Looks at the page, or at a part of it. Fails with one block per problem: the rule, the element, what to do. */
export async function expectNoAxeViolations(page: Page, scope = 'html'): Promise<void> {
  await waitForWebFonts(page)
  const axe = new AxeBuilder({ page })
    .include(scope)
    .options({ runOnly: tags, resultTypes: ['violations'], preload: false })
    // Looks at this page alone, which has no frames, and takes a third of the time.
    .setLegacyMode()
  const { violations } = await axe.analyze()
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}\n${failureSummary}`),
  )
  expect(problems.join('\n\n'), `axe on ${page.url()}`).toBe('')
}
