import { expectEverythingKept, fillEverything, getForm, getSubmit, openForm } from '../testing.ts'
import { estimateForm } from '../words.ts'
import { expect, test } from './test.ts'
import { deliveringForm } from './words.ts'

test('what is typed is there after a reload, on another page and on the way back, until it is sent', async ({
  page,
}) => {
  await fillEverything(await openForm(page))
  await page.reload()
  await expectEverythingKept(getForm(page))
  await expectEverythingKept(await openForm(page, '/faq#contact'))
  await page.goBack()
  await expectEverythingKept(getForm(page))

  await getSubmit(page).click()
  await expect(page.getByRole('heading', { name: deliveringForm.received.title })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect((await openForm(page, '/faq#contact')).getByLabel(estimateForm.name.label)).toHaveValue('')
})

for (const stored of ['{}', 'null', '{"values":{"name":5,"issue":"roof"},"id":7,"startedAt":"now"}', 'no JSON']) {
  test(`a draft of ${stored}, as another version may have stored it, leaves the form as it is`, async ({
    page,
    receiver,
  }) => {
    await page.addInitScript((draft) => sessionStorage.setItem('estimate-request', draft), stored)
    const form = await openForm(page)
    await expect(form.getByLabel(estimateForm.issue.label)).toHaveValue('')
    await fillEverything(form)
    await getSubmit(page).click()
    await expect(page.getByRole('heading', { name: deliveringForm.received.title })).toBeVisible()
    expect(receiver.listRequests()).toHaveLength(1)
  })
}

test.describe('where storage is refused', () => {
  test('the form works all the same', async ({ page, receiver }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await fillEverything(await openForm(page))
    await getSubmit(page).click()
    await expect(page.getByRole('heading', { name: deliveringForm.received.title })).toBeVisible()
    expect(receiver.listRequests()).toHaveLength(1)
  })
})
