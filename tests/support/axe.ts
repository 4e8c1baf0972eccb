import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { waitForWebFonts } from './pages.ts'

/** Minified it takes a third less time to evaluate. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Text has 7 : 1, and large text 4.5 : 1, which axe asks for at level AAA.
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
}

/** Looks at the page, or at a part of it. Fails with one block per problem: the rule, the element, what to do. */
export async function expectNoAxeViolations(page: Page, scope = 'html'): Promise<void> {
  await waitForWebFonts(page)
  // Evaluating its source takes a quarter of the time, so a page that has it is not given it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(runAxe, { scope, options })
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}\n${failureSummary}`),
  )
  expect(problems.join('\n\n'), `axe on ${page.url()}`).toBe('')
}

/** Runs in the page. */
async function runAxe({
  scope,
  options,
}: {
  scope: string
  options: RunOptions
}): Promise<Pick<AxeResults, 'violations'>> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(scope, options)
  return { violations }
}
