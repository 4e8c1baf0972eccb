import { expect, test } from '../../form/delivery/testing.ts'
import { fillEverything, getForm, openForm } from '../../form/testing.ts'
import { sampleRequest } from '../../form/testing-request.ts'
import { estimateForm } from '../../form/words.ts'
import { cost } from './words.ts'

test('what the tool adds before the form’s script arrives joins what was typed', async ({ page }) => {
  await fillEverything(await openForm(page))
  await page.goto('/services?cost=fog#cost')
  await page.locator('.cost-answer').getByRole('link', { name: cost.request }).click()
  await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
  await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(
    new RegExp(`^Fog[^\\n]*\\n${RegExp.escape(sampleRequest.message)}$`),
  )
})
