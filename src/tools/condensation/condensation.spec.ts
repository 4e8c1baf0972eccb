import { expect, test } from '../../../tests/support/test.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { uncapitalize } from '../../lib/format.ts'
import { callBarTop, fogPrice, getTool, openTool, phone, writeRange } from '../kit/testing.ts'
import { toolWords } from '../kit/words.ts'
import { example } from './testing.ts'
import { between, room, condensation as words } from './words.ts'

const name = 'condensation'
const roomPath = example.path.replace('#', '?fog=room&out=-20#')
const answers = [
  ['Outside', 'Nothing to repair'],
  ['Between', writeRange(fogPrice)],
  ['Room side', 'Nothing to repair'],
] as const

test('one tap answers, and only fog between the panes names a price and an issue', async ({ page }) => {
  const tool = await openTool(page, name, example.path)
  const issue = getForm(page).getByLabel(estimateForm.issue.label)
  await expect(tool.getByRole('group')).toHaveAccessibleName(words.title)
  for (const [place, figure] of answers) {
    await tool.getByRole('radio', { name: place }).check()
    await expect(tool.locator('.tool-figure')).toHaveText(figure)
    await tool.getByRole('link', { name: toolWords.request }).click()
    await expect(issue).toHaveValue(place === 'Between' ? 'foggy' : '')
  }
})

test('a white film decides between the two repairs', async ({ page }) => {
  const tool = await openTool(page, name, example.path.replace('#', '?fog=between#'))
  const film = tool.getByRole('group', { name: between.question })
  for (const { label, name, price } of Object.values(between.films)) {
    await film.getByRole('radio', { name: label }).check()
    await expect(tool.locator('.tool-figure')).toHaveText(writeRange(price))
    await expect(tool.getByRole('term')).toHaveText([name, between.work.name])
  }
})

test('with the keyboard alone numbers are said, and none goes along that was not', async ({ page }) => {
  const tool = await openTool(page, name, example.path)
  const along = tool.getByText(toolWords.along).locator('..')
  await tool.getByRole('radio', { name: 'Between' }).press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(tool.getByRole('radio', { name: 'Room side' })).toBeFocused()
  await expect(along).not.toContainText(/\d/)
  await expect(tool).toContainText(room.example)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('button', { name: room.changeUnit.F })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tool.getByRole('slider', { name: 'Outside' })).toHaveAttribute('aria-valuetext', /^not said/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('-9.5')
  await expect(along).toContainText('Fog on the room side. It wipes off. −9.5 °F outside.')
  await tool.getByRole('slider', { name: 'Humidity' }).press('ArrowRight')
  await tool.getByLabel('Glass').selectOption('triple')
  await expect(along).toContainText('−9.5 °F outside, 41% humidity, triple-pane glass.')
})

test('a number that cannot be stays in its field, and is said to be left out', async ({ page }) => {
  const tool = await openTool(page, name, roomPath)
  const outside = tool.getByRole('spinbutton', { name: 'Outside' })
  await outside.fill('-90')
  await expect(outside).toHaveValue('-90')
  await expect(outside).toHaveAccessibleDescription('From −40 °C to 30 °C.')
  await expect(tool.locator('.tool-figure')).toHaveText('Nothing to repair')
  await expect(page).toHaveURL(/\?fog=room#/)
})

test('a number that leaves the answer as it is gets that answer announced', async ({ page }) => {
  const tool = await openTool(page, name, example.path.replace('#', '?fog=room#'))
  const status = tool.getByRole('status')
  await expect(status).toBeEmpty()
  await tool.getByRole('slider', { name: 'Humidity' }).press('ArrowRight')
  await expect(status).toContainText('Room side: humidity on cold glass: Nothing to repair')
})

test('in forced colours the sliders are the browser’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const tool = await openTool(page, name, roomPath)
  await expect(tool.getByRole('slider', { name: 'Outside' })).not.toHaveCSS('appearance', 'none')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('after one tap all that is to be tapped stands above the call bar, under the answer', async ({ page }) => {
    const tool = await openTool(page, name, example.path)
    for (const [place] of answers) {
      await tool.getByRole('radio', { name: place }).tap({ force: true })
      await expect(tool.getByRole('radio', { name: place })).toBeChecked()
      const boxes = await tool
        .locator('.tool-strip, input:visible')
        .evaluateAll((all) => all.map((node) => node.getBoundingClientRect()))
      expect(boxes[0]?.top).toBeLessThanOrEqual(160)
      expect(Math.max(...boxes.map(({ bottom }) => bottom)), place).toBeLessThanOrEqual(callBarTop)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all three answers are there, and a choice leaves its own', async ({ page }) => {
    await page.goto(example.path)
    const shown = getTool(page, name).locator('p:visible')
    await expect(shown).toHaveCount(3)
    for (const [place, figure] of answers) {
      await getTool(page, name).getByRole('radio', { name: place }).check()
      await expect(shown).toHaveCount(1)
      await expect(shown).toContainText(`${place}: ${uncapitalize(figure)}.`)
    }
  })
})
