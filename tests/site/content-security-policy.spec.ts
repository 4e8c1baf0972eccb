import { pages } from '../../src/content/pages.ts'
import { estimateForm } from '../../src/form/words.ts'
import { expect, test } from '../support/test.ts'

test.describe('what somebody slips into a page', () => {
  test.use({ allowedConsole: /Content Security Policy|Trusted(HTML|Script|Type)/ })

  test('is not run, not styled, not loaded and not sent', async ({ page }) => {
    await page.goto(pages.contact.path)
    const outcome = await page.evaluate(async () => {
      // A debugger may evaluate what a page may not, until its own turn is over.
      await new Promise(requestAnimationFrame)
      const attempt = async (action: () => unknown) => {
        try {
          await action()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const inline = document.createElement('script')
      const style = document.createElement('style')
      style.append('h1 { color: rgb(1, 2, 3) }')
      document.head.append(style)
      const base = document.createElement('base')
      base.href = '/elsewhere/'
      document.head.append(base)
      return {
        script: await attempt(() => {
          inline.text = 'globalThis.wasRun = true'
          document.body.append(inline)
        }),
        markup: await attempt(() => {
          document.body.innerHTML = '<p>Changed</p>'
        }),
        eval: await attempt(() => new Function('globalThis.wasRun = true')()),
        request: await attempt(() => fetch('https://elsewhere.example/')),
        policy: await attempt(() =>
          (globalThis as unknown as { trustedTypes: { createPolicy(name: string): void } }).trustedTypes.createPolicy(
            'own',
          ),
        ),
        wasRun: 'wasRun' in globalThis,
        colour: getComputedStyle(document.querySelector('h1') as Element).color,
        address: new URL('a', document.baseURI).pathname,
      }
    })
    expect(outcome).toMatchObject({
      script: 'TypeError',
      markup: 'TypeError',
      eval: 'EvalError',
      request: 'TypeError',
      policy: 'TypeError',
      wasRun: false,
      address: '/a',
    })
    expect(outcome.colour).not.toBe('rgb(1, 2, 3)')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a visit leaves no cookie, and of all storage only the theme', async ({ page, context }) => {
  await page.goto(pages.contact.path)
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByLabel(estimateForm.name.label).fill('Alex')
  await page.goto(pages.faq.path)
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(stored).toEqual({ local: ['theme'], session: [], databases: 0, caches: [], workers: 0 })
  expect(await context.cookies()).toEqual([])
})
