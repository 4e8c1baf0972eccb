import { expect, test } from '../../form/delivery/testing.ts'
import { fillEverything, getForm, openForm } from '../../form/testing.ts'
import { sampleRequest } from '../../form/testing-request.ts'
import { estimateForm } from '../../form/words.ts'
import { getTool, listTools } from './testing.ts'
import { toolWords } from './words.ts'

const [example] = await listTools()

test('what a tool adds before the form’s script arrives joins what was typed', async ({ page }) => {
  const { name = '', path = '', answered } = example ?? {}
  await fillEverything(await openForm(page))
  await page.goto(path.replace('#', `?${answered?.query}#`))
  await getTool(page, name).getByRole('link', { name: toolWords.request }).click()
  await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
  await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(
    `${answered?.line}\n${sampleRequest.message}`,
  )
})
