import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { waitForWebFonts } from '../../../tests/support/pages.ts'
import { readPicture } from '../../../tests/support/pictures.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { getForm, holdScripts } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { getTool } from '../kit/testing.ts'
import {
  dragAll,
  dragTo,
  getHandle,
  goToGlass,
  openGlassSizeTool,
  readCorner,
  readPictureSize,
  readResult,
  sizePath,
  stepAll,
  takePhoto,
  tryDrawing,
} from './testing.ts'
import { glassSize, glassSizeSection, sayCannotOpen, sayNotPicture } from './words.ts'

const { marking, faults, typed } = glassSize

function getAdd(tool: Locator): Locator {
  return tool.getByRole('button', { name: glassSize.add })
}

function choosePhoto(tool: Locator): Locator {
  return tool.getByLabel(glassSize.choosePhoto)
}

async function chooseTyped(tool: Locator): Promise<void> {
  await tool.getByRole('radio', { name: glassSize.ways.typed }).check()
}

async function expectSize(tool: Locator, width: number, height: number): Promise<void> {
  const result = await readResult(tool)
  expect(result.wide).toBeGreaterThan(0)
  expect(Math.abs(result.width - width)).toBeLessThanOrEqual(result.wide)
  expect(Math.abs(result.height - height)).toBeLessThanOrEqual(result.high)
}

test.describe('the drawn window', () => {
  test('is measured by dragging, and joins the request without a photo', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    const { paper, glass } = await tryDrawing(tool)
    await dragAll(tool, 'paper', paper)
    await expect(tool.getByText(glassSize.result.waiting)).toBeVisible()
    await goToGlass(tool)
    await dragAll(tool, 'glass', glass)
    await expect(tool.getByText(glassSize.result.found)).toBeVisible()
    await expectSize(tool, 36, 30)
    await expect(
      tool.getByRole('status').filter({ hasText: /^About 36 by 30 inches, give or take \S+\.$/ }),
    ).toHaveCount(1)
    await getAdd(tool).click()
    await expect(tool.getByRole('status').filter({ hasText: glassSize.added.drawing })).toBeVisible()
    await tool.getByRole('link', { name: glassSize.added.toForm }).click()
    const form = getForm(page)
    await expect(form).toHaveAttribute('data-estimate-form', 'ready')
    await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
      /^Glass: about 36 × 30 in \(91 × 76 cm\), give or take \S+ in, from a photo\.$/,
    )
    await expect(form.getByText('1 photo added')).toBeHidden()
  })

  test('is measured with the keyboard alone', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    const { paper, glass } = await tryDrawing(tool)
    await stepAll(tool, 'paper', paper)
    await goToGlass(tool)
    await stepAll(tool, 'glass', glass)
    await expectSize(tool, 36, 30)
  })

  test('can be left again', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await tryDrawing(tool)
    await tool.getByRole('button', { name: marking.again }).click()
    await expect(choosePhoto(tool)).toBeFocused()
    await expect(tool.getByText(glassSize.drawnWindow)).toHaveCount(0)
  })
})

test.describe('a drawn window that does not arrive', () => {
  test.use({ allowedConsole: /^Failed to load resource/ })

  test('shows a message, and a photo can be chosen instead', async ({ page }) => {
    await page.route('**/drawings/drawn-window-*', (route) => route.abort())
    const tool = await openGlassSizeTool(page)
    await tool.getByRole('button', { name: glassSize.tryDrawing }).click()
    await expect(tool.getByRole('alert').filter({ visible: true })).toHaveText(glassSize.noDrawing)
    await choosePhoto(tool).setInputFiles(takePhoto().file)
    await expect(getHandle(tool, 'paper', 0)).toBeFocused()
  })
})

test.describe('a handle', () => {
  test('moves with the arrow keys by a pixel, with Shift by ten, and no further than the picture', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await tryDrawing(tool)
    const from = await readCorner(tool, 'paper', 0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    const to = await readCorner(tool, 'paper', 0)
    expect(to.x - from.x).toBeCloseTo(1, 0)
    expect(to.y - from.y).toBeCloseTo(10, 0)
    await dragTo(tool, 'paper', 0, { x: -200, y: -200 })
    const end = await readCorner(tool, 'paper', 0)
    expect(end.x).toBeCloseTo(0, 0)
    expect(end.y).toBeCloseTo(0, 0)
  })

  test('does not jump under the pointer, and with Alt moves by a quarter', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await tryDrawing(tool)
    const handle = getHandle(tool, 'paper', 1)
    const from = await handle.boundingBox()
    if (!from) throw new Error('not shown')
    await page.mouse.move(from.x + 10, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(from.x + 50, from.y + 40)
    expect((await handle.boundingBox())?.x).toBeCloseTo(from.x + 40, 0)
    await page.keyboard.down('Alt')
    await page.mouse.move(from.x + 90, from.y + 40)
    expect((await handle.boundingBox())?.x).toBeCloseTo(from.x + 50, 0)
    await page.mouse.up()
    await page.keyboard.up('Alt')
    await page.mouse.move(from.x + 200, from.y + 40)
    expect((await handle.boundingBox())?.x).toBeCloseTo(from.x + 50, 0)
  })

  test('has a name and says what to do; the loupe stands aside', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await tryDrawing(tool)
    const loupe = tool.locator('.glass-size-loupe')
    await expect(getHandle(tool, 'paper', 0)).toHaveAccessibleDescription(`${marking.paper.advice} ${marking.keys}`)
    await expect(loupe).toHaveClass(/glass-size-loupe-right/)
    await page.keyboard.press('Tab')
    await expect(getHandle(tool, 'paper', 1)).toBeFocused()
    await expect(loupe).toHaveClass(/glass-size-loupe-left/)
    await tool.getByRole('radio', { name: glassSize.ways.photo }).focus()
    await expect(loupe).toHaveCount(0)
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the stage lets the page scroll, and a handle holds the finger', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await tryDrawing(tool)
    await expect(tool.locator('.glass-size-stage')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    await expect(getHandle(tool, 'paper', 0)).toHaveCSS('touch-action', 'none')
    await expect(tool.locator('.glass-size-stage')).toBeInViewport({ ratio: 1 })
    const box = await getHandle(tool, 'paper', 0).boundingBox()
    expect([box?.width, box?.height]).toEqual([48, 48])
  })
})

test.describe('a photo', () => {
  for (const turned of [false, true]) {
    test(`${turned ? 'that the file says to turn' : 'as it is'} is measured, and joins the request once`, async ({
      page,
    }) => {
      const requests: string[] = []
      const tool = await openGlassSizeTool(page)
      await page.waitForLoadState('networkidle')
      page.on('request', (request) => request.url().startsWith('http') && requests.push(request.url()))
      const photo = takePhoto({ turned })
      await choosePhoto(tool).setInputFiles(photo.file)
      await expect(getHandle(tool, 'paper', 0)).toBeFocused()
      expect(await readPictureSize(tool)).toEqual({ width: 900, height: 1200 })
      await dragAll(tool, 'paper', photo.paper)
      await goToGlass(tool)
      await dragAll(tool, 'glass', photo.glass)
      await expectSize(tool, photo.width, photo.height)
      expect(requests).toEqual([])

      const message = getForm(page).getByLabel(estimateForm.message.label)
      await message.fill('The kitchen window.\n\nUpstairs.')
      await getAdd(tool).click()
      await getAdd(tool).click()
      await expect(tool.getByRole('status').filter({ hasText: glassSize.added.photo })).toBeVisible()
      await tool.getByRole('link', { name: glassSize.added.toForm }).click()
      await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
      await expect(message).toHaveValue(/^The kitchen window\.\n\nUpstairs\.\nGlass: about [^\n]*, from a photo\.$/)
      await expect(getForm(page).getByText('1 photo added')).toBeVisible()
      await expect(getForm(page).getByTitle(photo.file.name)).toBeVisible()
    })
  }

  test('of 48 megapixels is opened smaller', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await choosePhoto(tool).setInputFiles(readPicture('48-megapixels.jpg'))
    await expect(getHandle(tool, 'paper', 0)).toBeFocused()
    expect(await readPictureSize(tool)).toEqual({ width: 1600, height: 1200 })
  })

  test('stays in memory: nothing of it is stored', async ({ page, context }) => {
    const tool = await openGlassSizeTool(page)
    await choosePhoto(tool).setInputFiles(takePhoto().file)
    await expect(getHandle(tool, 'paper', 0)).toBeFocused()
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ])
    expect(stored).toEqual([0, 0, 0, 0])
    expect(await context.cookies()).toEqual([])
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('window.png')
  })

  test('that is none, or cannot be opened, is refused by name; the next one is taken', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    const alert = tool.getByRole('alert').filter({ visible: true })
    await choosePhoto(tool).setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await expect(alert).toHaveText(sayNotPicture('notes.pdf'))
    await choosePhoto(tool).setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') })
    await expect(alert).toHaveText(sayCannotOpen('IMG_1.heic'))
    await choosePhoto(tool).setInputFiles({
      name: 'cut.png',
      mimeType: 'image/png',
      buffer: takePhoto().file.buffer.subarray(0, 60),
    })
    await expect(alert).toHaveText(sayCannotOpen('cut.png'))
    await choosePhoto(tool).setInputFiles(takePhoto().file)
    await expect(getHandle(tool, 'paper', 0)).toBeFocused()
    await tool.getByRole('button', { name: marking.again }).click()
    await expect(tool.getByText(glassSize.privacy)).toBeVisible()
  })
})

test('impossible corners remove the size and say what to do', async ({ page }) => {
  const tool = await openGlassSizeTool(page)
  const { paper, glass } = await tryDrawing(tool)
  await dragAll(tool, 'paper', paper)
  await goToGlass(tool)
  await dragAll(tool, 'glass', glass)
  const expectFault = async (reason: keyof typeof faults) => {
    await expect(tool.locator('.glass-size-fault')).toHaveText(faults[reason])
    await expect(tool.getByText('? × ?').filter({ visible: true })).toBeVisible()
    await expect(getAdd(tool)).toBeDisabled()
  }

  await dragTo(tool, 'glass', 0, { x: glass[2].x, y: glass[2].y - 60 })
  await expectFault('glass-crossed')
  await expect(tool.getByRole('status').filter({ hasText: faults['glass-crossed'] })).toHaveCount(1)
  await dragTo(tool, 'glass', 0, glass[0])

  await dragTo(tool, 'paper', 1, { x: paper[1].x + 160, y: paper[1].y - 120 })
  await expectFault('not-flat')
  await dragTo(tool, 'paper', 1, { x: paper[3].x - 80, y: paper[3].y })
  await expectFault('paper-crossed')
  await dragTo(tool, 'paper', 1, { x: paper[0].x + 50, y: paper[0].y })
  await expectFault('paper-too-small')
  await dragTo(tool, 'paper', 1, paper[1])
  await expectSize(tool, 36, 30)
})

test('how the paper hangs is guessed, and the visitor can say otherwise', async ({ page }) => {
  const tool = await openGlassSizeTool(page)
  const { paper, glass } = await tryDrawing(tool)
  const sideways = tool.getByRole('radio', { name: 'sideways' })
  await dragTo(tool, 'paper', 0, { x: 100, y: paper[0].y })
  await expect(sideways).toBeChecked()
  await dragAll(tool, 'paper', paper)
  await expect(tool.getByRole('radio', { name: 'upright' })).toBeChecked()
  await sideways.check()
  await goToGlass(tool)
  await dragAll(tool, 'glass', glass)
  await expect(sideways).toBeChecked()
  expect((await readResult(tool)).width).toBeGreaterThan(40)
})

test.describe('a typed size', () => {
  test('is checked, joins the request in place of an earlier one, and is there on the way back', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await chooseTyped(tool)
    const [width, height] = [tool.getByLabel(typed.width.label), tool.getByLabel(typed.height.label)]
    const alert = tool.getByRole('alert').filter({ visible: true })
    await width.fill('34 1/2')
    await height.fill('tall')
    await expect(alert).toHaveText('')
    await getAdd(tool).click()
    await expect(height).toBeFocused()
    await expect(height).toHaveAttribute('aria-invalid', 'true')
    await expect(width).not.toHaveAttribute('aria-invalid')
    await expect(alert).toHaveText(typed.notLength)
    await height.fill('3')
    await expect(alert).toHaveText(typed.notPane)
    await height.fill('46')
    await expect(alert).toHaveText('')
    await expect(height).not.toHaveAttribute('aria-invalid')
    await expect(tool.getByText('88 × 117 cm')).toBeVisible()
    await height.press('Enter')
    const message = getForm(page).getByLabel(estimateForm.message.label)
    await expect(message).toHaveValue('Glass: about 34½ × 46 in (88 × 117 cm), as measured.')
    await height.fill('120 cm')
    await expect(tool.getByText(glassSize.added.typed)).toBeHidden()
    await getAdd(tool).click()
    await expect(message).toHaveValue('Glass: about 34½ × 47¼ in (88 × 120 cm), as measured.')
    await tool.getByRole('link', { name: glassSize.added.toForm }).click()
    await expect(page).toHaveURL(/#contact$/)

    await page.goto('/faq')
    await page.goBack()
    await page.locator('#size').scrollIntoViewIfNeeded()
    await expect(tool.getByRole('radio', { name: glassSize.ways.typed })).toBeChecked()
    await expect(width).toHaveValue('34 1/2')
    await expect(height).toHaveValue('120 cm')
  })

  test('that is missing is asked for', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await chooseTyped(tool)
    await getAdd(tool).click()
    await expect(tool.getByLabel(typed.width.label)).toBeFocused()
    await expect(tool.getByRole('alert').filter({ visible: true })).toHaveText(typed.notLength)
  })
})

const screens = [
  { width: 320, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 820, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

test('at each width every state is as high as the others and fits; axe finds nothing in any of them', async ({
  page,
}) => {
  const tool = await openGlassSizeTool(page)
  await waitForWebFonts(page)
  const heights = screens.map(() => new Map<string, number>())
  /** Measures the state on each screen, and has axe look at it on one of them, in turn. */
  const look = async (state: string) => {
    const turn = (heights[0]?.size ?? 0) % screens.length
    for (const [index, { width, colorScheme }] of screens.entries()) {
      await page.setViewportSize({ width, height: 900 })
      heights[index]?.set(state, Math.round((await tool.boundingBox())?.height ?? 0))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      if (index !== turn) continue
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page, '[data-tool]')
    }
  }
  await look('empty')
  const { paper, glass } = await tryDrawing(tool)
  await dragAll(tool, 'paper', paper)
  await look('paper marked')
  await goToGlass(tool)
  await dragAll(tool, 'glass', glass)
  await getAdd(tool).click()
  await look('added')
  await dragTo(tool, 'paper', 1, { x: paper[1].x + 160, y: paper[1].y - 120 })
  await expect(tool.locator('.glass-size-fault')).toHaveText(faults['not-flat'])
  await look('fault')
  await chooseTyped(tool)
  await getAdd(tool).click()
  await look('typed')
  for (const [index, { width }] of screens.entries()) {
    const states = [...(heights[index] ?? [])]
    expect(states).toHaveLength(5)
    expect(new Set(states.map(([, height]) => height)).size, `${width} px: ${JSON.stringify(states)}`).toBe(1)
  }
})

// On narrower screens it is folded.
for (const width of [1000, 1440]) {
  test(`its place is about as high as the tool, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdScripts(page)
    await page.goto(sizePath)
    await waitForWebFonts(page)
    const place = getTool(page, 'glass-size')
    const before = (await place.boundingBox())?.height ?? 0
    release()
    await expect(place).toHaveAttribute('data-state', 'ready')
    expect(Math.abs(((await place.boundingBox())?.height ?? 0) - before)).toBeLessThan(24)
  })
}

test.describe('where the tool cannot be had', () => {
  test.describe('because its script is refused', () => {
    test.use({ allowedConsole: /^Failed to load resource/ })

    test('the paragraph says how to measure', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(sizePath)
      await expect(getTool(page, 'glass-size')).toHaveAttribute('data-state', 'failed')
      await expect(getTool(page, 'glass-size')).toContainText(glassSizeSection.withoutTool)
      await expect(getTool(page, 'glass-size').getByRole('link')).toHaveAttribute('href', /^sms:/)
    })
  })

  test.describe('because scripts are off', () => {
    test.use({ javaScriptEnabled: false })

    test('the paragraph says how to measure, and leaves no gap', async ({ page }) => {
      await page.goto(sizePath)
      await page.locator('#size summary').click()
      await expect(page.getByText(glassSizeSection.withoutTool)).toBeVisible()
      expect((await getTool(page, 'glass-size').boundingBox())?.height).toBeLessThan(300)
    })
  })

  test('on paper the paragraph stands in its place', async ({ page }) => {
    const tool = await openGlassSizeTool(page)
    await expect(tool.getByText(glassSizeSection.withoutTool)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(tool.getByText(glassSizeSection.withoutTool)).toBeVisible()
    await expect(tool.getByText(glassSize.choosePhoto)).toBeHidden()
  })
})

test('the contact section leads to the tool', async ({ page }) => {
  await page.goto('/window-glass-replacement-calgary#contact')
  await page.locator('#contact').getByRole('link', { name: glassSizeSection.link }).click()
  await expect(page.getByRole('heading', { name: glassSizeSection.title })).toBeInViewport()
})
