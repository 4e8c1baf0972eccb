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
  locatePicture,
  photographedCorners,
  readPictureSize,
  setCorners,
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
  test('both sides stay as they were written; what is no length is refused kindly, once its field is left', async ({
    page,
  }) => {
    const tool = await open(page)
    const [width, height] = [tool.getByLabel('Width'), tool.getByLabel('Height')]
    await height.fill('46 1/16')
    await expect(tool.locator('.tool-strip')).toContainText('The glass, the width is missing')
    await width.fill('tall')
    await expect(width).not.toHaveAttribute('aria-invalid')
    await width.blur()
    await expect(width).toHaveAttribute('aria-invalid', 'true')
    await expect(width).toHaveAccessibleDescription(`Width: ${typed.notLength}`)
    await expect(height).toHaveAccessibleDescription(typed.hint)
    await expect(tool.getByText('Glass: 46 1/16 in high, as measured.')).toBeVisible()
    await expectNoAxeViolations(page, '[data-tool="glass-size"]')
    await width.fill('3')
    await expect(width).toHaveAccessibleDescription(`Width: ${typed.notPane}`)
    await width.fill('88 cm')
    await expect(width).not.toHaveAttribute('aria-invalid')
    await expect(tool.locator('.tool-figure')).toHaveText('88 cm × 46 1/16 in')
    await expect(tool.getByText('Glass: 88 cm × 46 1/16 in, as measured.')).toBeVisible()
    await expect(page).toHaveURL(/\?size=88\+cmx46\+1%2F16#size$/)
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
  test('the keyboard sets the corners; there is no size before the eighth, and none of impossible ones', async ({
    page,
  }) => {
    const { tool, strip, figure } = await openDrawing(page)
    // In steps of 20 pixels of the picture, from its middle.
    let [fromX, fromY] = [40, 35]
    const go = async (steps: number, less: string, more: string) => {
      for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(`Shift+${steps < 0 ? less : more}`)
    }
    for (const [index, corner] of drawnCorners.entries()) {
      await expect(figure).toHaveText('? × ? in')
      await expect(strip).toContainText(words.said.corner(index))
      const [x, y] = [Math.round(corner.x / 20), Math.round(corner.y / 20)]
      await go(x - fromX, 'ArrowLeft', 'ArrowRight')
      await go(y - fromY, 'ArrowUp', 'ArrowDown')
      await page.keyboard.press('Enter')
      fromX = x
      fromY = y
    }
    await expect(figure).toHaveText(/^3[5-7][¼½¾]? × (29|3[01])[¼½¾]? in$/)
    await expectNoAxeViolations(page, '[data-tool="glass-size"]')
    // The drawn window is nobody's.
    await expect(tool).not.toContainText(toolWords.along)

    // The last corner of the glass is set again, to the right of its left side.
    await page.keyboard.press('Backspace')
    await setCorners(tool, { x: 1300, y: 600 })
    const { title, advice } = words.faults.crossed
    await expect(strip).toContainText(title)
    await expect(figure).toHaveText('? × ? in')
    await expect(tool.getByText(advice)).toBeVisible()
    const undo = tool.getByRole('button', { name: marking.undo })
    for (const _ of drawnCorners) await undo.click()
    await expect(undo).toHaveCount(0)
    await expect(getStage(tool)).toBeFocused()
    await expect(strip).toContainText(words.said.corner(0))
    await tool.getByRole('button', { name: marking.leave }).press('Enter')
    await expect(tool.getByLabel(photo.choose)).toBeFocused()
    await expect(page).toHaveURL(example.path)
  })

  test('a corner goes as far as the pointer, though moves are drawn late; the loupe is opposite', async ({ page }) => {
    const { tool } = await openDrawing(page)
    await setCorners(tool, { x: 500, y: 500 })
    const [mark, loupe] = [tool.locator('.size-mark'), tool.locator('.size-loupe')]
    await expect(loupe).toHaveCount(0)
    const from = await mark.boundingBox()
    const locate = await locatePicture(tool)
    // All moves of a slow phone come before it draws the first.
    await getStage(tool).evaluate(
      (stage, { x, y }) => {
        stage.setPointerCapture = () => {}
        const tell = (type: string, by: number) => {
          const place = {
            clientX: x + 11 + by,
            clientY: y + 5,
            pointerId: 1,
            isPrimary: true,
            buttons: 1,
            bubbles: true,
          }
          stage.dispatchEvent(new PointerEvent(type, place))
        }
        tell('pointerdown', 0)
        for (let by = 1; by <= 60; by++) tell('pointermove', by)
        tell('pointerup', 60)
      },
      locate({ x: 500, y: 500 }),
    )
    await expect.poll(async () => ((await mark.boundingBox())?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(60, 0)
    await expect(mark).toHaveCount(1)
    const right = locate({ x: 1400, y: 700 })
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
})

test.describe('a photo', () => {
  test('is turned as its file says, measured where it is, and goes with the request alone', async ({ page }) => {
    const tool = await open(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && requests.push(request.url()))
    await tool.getByLabel(photo.choose).setInputFiles(readPicture('window.jpg'))
    await expect(getStage(tool)).toBeFocused()
    expect(await readPictureSize(tool)).toEqual({ width: 900, height: 1200 })
    await setCorners(tool, ...photographedCorners)
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
    await expect(getForm(page).getByTitle('window.jpg')).toBeVisible()
  })

  test('a second one takes the place of the first; until it is marked, the first size stays', async ({ page }) => {
    const tool = await open(page)
    const form = getForm(page)
    for (const name of ['first.png', 'second.png']) {
      await tool.getByLabel(photo.choose).setInputFiles(readPicture('window.png', name))
      if (name === 'second.png') {
        await setCorners(tool, { x: 450, y: 600 })
        await expect(tool.getByText(toolWords.along)).toBeVisible()
        await tool.getByRole('button', { name: marking.undo }).click()
      }
      await setCorners(tool, ...photographedCorners)
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
      await tool.getByLabel(photo.choose).setInputFiles(readPicture('window.png'))
      await expect.poll(() => readBottom('.size-steps')).toBeLessThanOrEqual(callBarTop)
      expect((await getStage(tool).boundingBox())?.width).toBeGreaterThan(330)
      await setCorners(tool, ...photographedCorners)
      expect(await readBottom('.size-steps')).toBeLessThanOrEqual(callBarTop)
      expect((await tool.locator('.tool-figure').boundingBox())?.y).toBeLessThanOrEqual(200)
    })
  })
})
