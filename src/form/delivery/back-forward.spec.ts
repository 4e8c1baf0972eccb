import { chooseBackForwardCache } from '../../../tests/support/find-browser.ts'
import { goBack, noteReturns } from '../../../tests/support/pages.ts'
import { receivedWords } from '../../views/receipts/words.ts'
import { fillRequired, getForm, getSubmit } from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { estimateForm } from '../words.ts'
import { expect, test } from './testing.ts'

test.use({ launchOptions: chooseBackForwardCache(), allowedConsole: /^Failed to load resource/ })

test('back on a page that was kept whole and whose script is lost: the form can be sent again', async ({
  page,
  receiver,
}) => {
  await noteReturns(page)
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'src', { get: () => `${origin}/_astro/lost.js` })
  })
  await page.goto('/contact#contact')
  const form = getForm(page)
  await fillRequired(form)
  for (const name of [sampleRequest.name, sampleRequest.name, 'Robin']) {
    await form.getByLabel(estimateForm.name.label).fill(name)
    await getSubmit(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedWords.title)
    await goBack(page)
    await expect(page).toHaveURL(/contact/)
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'kept whole')
  }
  expect(receiver.countAttempts()).toBe(3)
  expect(receiver.listRequests().map(({ name }) => name)).toEqual([sampleRequest.name, 'Robin'])
})
