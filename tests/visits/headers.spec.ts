import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { pages } from '../../src/content/pages.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/

for (const path of builtPaths()) {
  // What Mozilla's HTTP Observatory gives its points for, but for the certificate and the redirect to https.
  test(`${path} allows nothing by default, cannot be framed or read from elsewhere, and sets no cookie`, async ({
    request,
  }) => {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers).toMatchObject({
      // A policy in the document cannot say who may frame it.
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
    expect(Object.keys(headers)).not.toContain('set-cookie')
    expect(Object.keys(headers)).not.toContain('access-control-allow-origin')

    const html = await response.text()
    const policyAt = html.search(policyElement)
    expect(policyAt, 'where the policy stands').toBeGreaterThan(0)
    expect(policyAt, 'it stands before the first script or style').toBeLessThan(html.search(/<(script|style|link)\b/))
    const [, documentPolicy = ''] = policyElement.exec(html) ?? []
    expect(documentPolicy).toContain("default-src 'none'")
    expect(documentPolicy).not.toMatch(/unsafe|https?:|\*/)
    const findings = new CspEvaluator(new CspParser(documentPolicy).csp).evaluate()
    const waysAround = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(waysAround, "Google's evaluator finds no way around the policy").toEqual([])
  })
}

test.describe('a page of somebody else', () => {
  test.use({ allowedConsole: /frame-ancestors/ })

  test('cannot show ours in a frame', async ({ page, baseURL }) => {
    await page.goto(`data:text/html,<iframe src="${baseURL}/"></iframe>`, { waitUntil: 'load' })
    await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:')
  })
})

for (const { path } of Object.values(pages)) {
  for (const width of [390, 1440]) {
    test(`the browser understands every header of ${path} and has nothing to say, at ${width} px`, async ({
      visit,
    }) => {
      const { page, messages } = await visit(path, width)
      expect(messages).toEqual([])
      expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
    })
  }
}
