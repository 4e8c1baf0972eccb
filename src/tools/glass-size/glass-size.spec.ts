import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { readPicture } from '../../../tests/support/pictures.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { getForm, holdScripts } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { callBarTop, getTool, openTool, phone } from '../kit/testing.ts'
import { toolWords } from '../kit/words.ts'
import {
  drawnCorners,
  example,
  getStage,
  locate,
  readPictureSize,
  setCorner,
  setCorners,
  takePhoto,
} from './testing.ts'
import { glassSize as words } from './words.ts'

const { marking, photo, refused, typed, list } = words

function open(page: Page, query = '') {
  return openTool(page, 'glass-size', example.path.replace('#', `${query}#`))
}

async function openDrawing(page: Page) {
  const tool = await open(page)
  await tool.getByRole('button', { name: photo.tryDrawing }).press('Enter')
  await expect(getStage(tool)).toBeFocused()
  return { tool, strip: tool.locator('.tool-strip'), figure: tool.locator('.tool-figure') }
}

test('focus on the link that the tool takes the place of goes to the tool', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(example.path)
  const tool = getTool(page, 'glass-size')
  await tool.getByRole('link').focus()
  release()
  await expect(tool).toHaveAttribute('data-state', 'ready')
  await expect(tool.getByLabel('Width')).toBeFocused()
})

test.describe('typed', () => {
  test('both sides at once, as they were written: not rounded, and in the units of the visitor', async ({ page }) => {
    const tool = await open(page)
    const [width, height, figure] = [tool.getByLabel('Width'), tool.getByLabel('Height'), tool.locator('.tool-figure')]
    await width.fill('34 3/8')
    await expect(tool.locator('.tool-strip')).toContainText('The glass, the height is missing')
    await height.fill('46 1/16')
    await expect(figure).toHaveText('34 3/8 × 46 1/16 in')
    await expect(tool.getByText('Glass: 34 3/8 × 46 1/16 in, as measured.')).toBeVisible()
    await width.fill('2 ft 10 in')
    await expect(figure).toHaveText('2 ft 10 in × 46 1/16 in')
    await height.fill('88 cm')
    await expect(tool.getByText('Glass: 2 ft 10 in × 88 cm, as measured.')).toBeVisible()
  })

  test('what is no length is refused kindly, once the field is left, and the other side stays', async ({ page }) => {
    const tool = await open(page)
    const [width, height] = [tool.getByLabel('Width'), tool.getByLabel('Height')]
    await height.fill('46')
    await width.fill('tall')
    await expect(width).not.toHaveAttribute('aria-invalid')
    await width.blur()
    await expect(width).toHaveAttribute('aria-invalid', 'true')
    await expect(width).toHaveAccessibleDescription(`Width: ${typed.notLength}`)
    await expect(height).toHaveAccessibleDescription(typed.hint)
    await expect(tool.getByText('Glass: 46 in high, as measured.')).toBeVisible()
    await expectNoAxeViolations(page, '[data-tool="glass-size"]')
    await width.fill('3')
    await expect(width).toHaveAccessibleDescription(`Width: ${typed.notPane}`)
    await width.fill('34')
    await expect(width).not.toHaveAttribute('aria-invalid')
    await expect(page).toHaveURL(/\?size=34x46#size$/)
  })

  test('several windows, each with where it is from, and the focus is never lost', async ({ page }) => {
    const tool = await open(page, '?size=36x30*1.25')
    await expect(tool.getByText('from a photo, give or take 1¼ in', { exact: true })).toBeVisible()
    await tool.getByRole('button', { name: list.another }).press('Enter')
    await expect(tool.getByRole('group', { name: 'Window 2: type both sides' })).toBeFocused()
    await expect(tool.getByRole('button', { name: list.another })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.type('34 1/2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('46')
    await tool.getByRole('button', { name: 'Window 1', exact: true }).click()
    await expect(tool.getByLabel('Width')).toHaveValue('36')
    await tool.getByLabel('Width').fill('36 1/8')
    await expect(tool.getByText('36 1/8 × 30 in, as measured; 34 1/2 × 46 in, as measured.')).toBeVisible()
    await tool.getByRole('button', { name: list.remove(1) }).press('Enter')
    await expect(tool.locator('.tool-more')).toBeFocused()
    await tool.getByRole('button', { name: list.remove(1) }).press('Enter')
    await expect(tool.getByRole('group', { name: 'Window 1: type both sides' })).toBeFocused()
    await expect(tool.locator('.tool-strip')).toHaveAttribute('data-unsaid')
  })
})

test.describe('in a picture', () => {
  test('nothing is stated before the eighth corner, with the keyboard alone', async ({ page }) => {
    const { tool, strip, figure } = await openDrawing(page)
    let [x, y] = [800, 700]
    const go = async (by: number, less: string, more: string) => {
      const [name, twos] = [by < 0 ? less : more, Math.round(Math.abs(by) / 2)]
      for (let step = 0; step < Math.floor(twos / 10); step++) await page.keyboard.press(`Shift+${name}`)
      for (let step = 0; step < twos % 10; step++) await page.keyboard.press(name)
      return Math.sign(by) * twos * 2
    }
    for (const [index, corner] of drawnCorners.entries()) {
      await expect(figure).toHaveText('? × ? in')
      await expect(strip).toContainText(words.said.corner(index))
      x += await go(corner.x - x, 'ArrowLeft', 'ArrowRight')
      y += await go(corner.y - y, 'ArrowUp', 'ArrowDown')
      await page.keyboard.press('Enter')
    }
    await expect(figure).toHaveText(/^(35¾|36|36¼) × (29¾|30|30¼) in$/)
    await expectNoAxeViolations(page, '[data-tool="glass-size"]')
    // The drawn window is nobody's.
    await expect(tool).not.toContainText(toolWords.along)
    await tool.getByRole('button', { name: marking.keep }).press('Enter')
    await expect(tool.getByLabel(photo.choose)).toBeFocused()
    await expect(page).toHaveURL(example.path)
  })

  test('a corner goes as far as the pointer, though moves are drawn late; the loupe is opposite', async ({ page }) => {
    const { tool } = await openDrawing(page)
    await setCorner(tool, { x: 500, y: 500 })
    const [mark, loupe] = [tool.locator('.size-mark'), tool.locator('.size-loupe')]
    await expect(loupe).toHaveCount(0)
    const from = await mark.boundingBox()
    // All moves of a slow phone come before it draws the first.
    await getStage(tool).evaluate(
      (stage, { x, y }) => {
        stage.setPointerCapture = () => {}
        const tell = (type: string, by: number) => {
          const place = { clientX: x + by, clientY: y, pointerId: 1, isPrimary: true, buttons: 1, bubbles: true }
          stage.dispatchEvent(new PointerEvent(type, place))
        }
        tell('pointerdown', 0)
        for (let by = 1; by <= 60; by++) tell('pointermove', by)
        tell('pointerup', 60)
      },
      await locate(tool, { x: 500, y: 500 }, { x: 11, y: 5 }),
    )
    await expect.poll(async () => ((await mark.boundingBox())?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(60, 0)
    await expect(mark).toHaveCount(1)
    const right = await locate(tool, { x: 1400, y: 700 })
    await page.mouse.move(right.x, right.y)
    await page.mouse.down()
    expect((await loupe.boundingBox())?.x).toBeLessThan(right.x - 200)
    // Forced colours would take away its cross and its ring.
    await expect(loupe).toHaveCSS('forced-color-adjust', 'none')
    await page.mouse.up()
    await expect(loupe).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(tool.locator('.size-cursor')).toHaveCSS('forced-color-adjust', 'none')
  })

  test('impossible corners give no size and say what to do; undo takes one back', async ({ page }) => {
    const { tool, strip, figure } = await openDrawing(page)
    const { title, advice } = words.faults.crossed
    const undo = tool.getByRole('button', { name: marking.undo })
    await setCorners(tool, [...drawnCorners.slice(0, 4).reverse(), ...drawnCorners.slice(4)])
    await expect(strip).toContainText(title)
    await expect(figure).toHaveText('? × ? in')
    await expect(tool.getByText(advice)).toBeVisible()
    for (const _ of drawnCorners) await undo.click()
    await expect(undo).toHaveCount(0)
    await expect(getStage(tool)).toBeFocused()
    await expect(strip).toContainText(words.said.corner(0))
  })
})

test.describe('a photo', () => {
  for (const name of ['window.png', 'window.jpg'] as const) {
    test(`${name} is measured where it is, and goes with the request alone`, async ({ page }) => {
      const tool = await open(page)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => request.url().startsWith('http') && requests.push(request.url()))
      const { file, corners } = takePhoto(name)
      await tool.getByLabel(photo.choose).setInputFiles(file)
      await expect(getStage(tool)).toBeFocused()
      expect(await readPictureSize(tool)).toEqual({ width: 900, height: 1200 })
      await setCorners(tool, corners)
      await expect(tool.locator('.tool-figure')).toHaveText(/^3[5-7][¼½¾]? × 4[7-9][¼½¾]? in$/)
      await tool.getByRole('radio', { name: 'A4' }).check()
      await expect(tool.locator('.tool-figure')).toHaveText(/^3[4-6][¼½¾]? × (49|5[0-2])[¼½¾]? in$/)
      expect(requests).toEqual([])
      await tool.getByRole('button', { name: marking.keep }).click()
      await expect(tool.getByLabel('Height')).toHaveValue(/^(49|5[0-2])/)
      await expect(page).toHaveURL(/\?size=[^&]+\*[\d.]+#size$/)
      await tool.getByRole('link', { name: toolWords.request }).click()
      await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
      const message = getForm(page).getByLabel(estimateForm.message.label)
      await expect(message).toHaveValue(/^Glass: about .*, from a photo\.$/)
      await expect(getForm(page).getByTitle(name)).toBeVisible()
    })
  }

  test('a second one takes the place of the first; until it is marked, the first size stays', async ({ page }) => {
    const tool = await open(page)
    const form = getForm(page)
    for (const name of ['first.png', 'second.png']) {
      const { file, corners } = takePhoto('window.png', name)
      await tool.getByLabel(photo.choose).setInputFiles(file)
      if (name === 'second.png') {
        await setCorner(tool, { x: 450, y: 600 })
        await expect(tool.getByText(toolWords.along)).toBeVisible()
        await tool.getByRole('button', { name: marking.undo }).click()
      }
      await setCorners(tool, corners)
      await tool.getByRole('button', { name: marking.keep }).click()
      await tool.getByRole('link', { name: toolWords.request }).click()
      await expect(form.getByTitle(name)).toBeVisible()
    }
    await expect(form.getByText('1 photo added')).toBeVisible()
    await expect(form.getByTitle('first.png')).toHaveCount(0)
  })

  test('that cannot be measured in is refused in words, and the next one is taken', async ({ page }) => {
    const tool = await open(page)
    const choose = tool.getByLabel(photo.choose)
    const heic = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
    for (const [file, reason] of [
      [readPicture('dot.png'), 'notWhole'],
      [readPicture('strip.png'), 'notWhole'],
      [readPicture('nothing.png'), 'notWhole'],
      [heic, 'cannotOpen'],
      [{ ...heic, name: 'notes.pdf', mimeType: 'application/pdf' }, 'cannotOpen'],
    ] as const) {
      await choose.setInputFiles(file)
      await expect(choose).toHaveAccessibleDescription(refused[reason](file.name))
    }
    await choose.setInputFiles(readPicture('48-megapixels.jpg'))
    await expect(getStage(tool)).toBeFocused()
    expect(await readPictureSize(tool)).toEqual({ width: 1600, height: 1200 })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true })

    test('everything that is pressed is above the call bar, in every state', async ({ page }) => {
      const tool = await open(page)
      const readBottom = (selector: string) =>
        tool.locator(selector).evaluate((node) => node.getBoundingClientRect().bottom)
      await expect.poll(() => readBottom('.size-pick')).toBeLessThanOrEqual(660)
      expect(await readBottom('input >> nth=0')).toBeLessThanOrEqual(310)
      const { file, corners } = takePhoto()
      await tool.getByLabel(photo.choose).setInputFiles(file)
      await expect.poll(() => readBottom('.size-steps')).toBeLessThanOrEqual(callBarTop)
      expect((await getStage(tool).boundingBox())?.width).toBeGreaterThan(330)
      await setCorners(tool, corners)
      expect(await readBottom('.size-steps')).toBeLessThanOrEqual(callBarTop)
      expect((await tool.locator('.tool-figure').boundingBox())?.y).toBeLessThanOrEqual(200)
    })
  })
})
