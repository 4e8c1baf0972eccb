import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { waitForWebFonts } from '../../../tests/support/pages.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { pages } from '../../content/pages.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { getTool, openTool } from '../kit/testing.ts'
import { condensation, condensationWithoutScripts } from './words.ts'

const { path } = pages.doublePane
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.use({ viewport: desktop })

type State = { search: string; isLeft?: boolean; place: string; title: string }

const states: Readonly<Record<string, State>> = {
  'water on the room side': { search: '', place: 'On the room side', title: 'That is humidity, not the window.' },
  'frost on a single pane': {
    search: '?outside=-28&humidity=35&glass=single',
    place: 'On the room side',
    title: 'That is cold glass, not a broken window.',
  },
  'dew on the outside': {
    search: '?outside=6&humidity=35&glass=triple',
    place: 'On the outside',
    title: 'That is good glass at work.',
  },
  'dry glass': { search: '?outside=-12&humidity=30&glass=lowE', place: 'Nowhere', title: 'The glass stays dry.' },
  'fog between the panes': {
    search: '?outside=4&humidity=35',
    isLeft: true,
    place: 'Between the panes',
    title: 'The seal has failed.',
  },
}

function getSlider(page: Page, name: string): Locator {
  return page.getByRole('slider', { name })
}

function getSwitch(page: Page): Locator {
  return getTool(page, 'condensation').getByRole('switch')
}

function getStatus(page: Page): Locator {
  return getTool(page, 'condensation').getByRole('status')
}

function openCondensationTool(page: Page, search = ''): Promise<Locator> {
  return openTool(page, 'condensation', `${path}${search}#fog`)
}

async function openState(page: Page, { search, isLeft = false }: State): Promise<void> {
  await openCondensationTool(page, search)
  if (isLeft) await getSwitch(page).check()
}

async function expectAnswer(page: Page, { place, title }: Pick<State, 'place' | 'title'>): Promise<void> {
  await expect(getTool(page, 'condensation').getByRole('heading')).toHaveText(title)
  await expect(getTool(page, 'condensation').getByText(place, { exact: true }).filter({ visible: true })).toHaveCount(1)
}

async function expectSet(page: Page, [outside, humidity, glass]: readonly [string, string, string]): Promise<void> {
  await expect(getSlider(page, 'Outside')).toHaveValue(outside)
  await expect(getSlider(page, 'Indoor humidity')).toHaveValue(humidity)
  await expect(page.getByRole('radio', { name: glass, exact: true })).toBeChecked()
}

function getEntries(page: Page): Locator {
  return getTool(page, 'condensation').locator('[data-tool-fallback] dt')
}

/** Presses a slider where a value is. */
async function pressAt(slider: Locator, value: number): Promise<void> {
  const [share, width] = await slider.evaluate((input: HTMLInputElement, wanted) => {
    return [(wanted - Number(input.min)) / (Number(input.max) - Number(input.min)), input.offsetWidth]
  }, value)
  // The middle of the thumb does not reach the ends.
  const thumb = 34
  await slider.click({ position: { x: thumb / 2 + share * (width - thumb), y: 22 } })
}

for (const [name, state] of Object.entries(states)) {
  test(`a link opens the tool with ${name}, and axe finds nothing`, async ({ page }) => {
    await openState(page, state)
    await expectAnswer(page, state)
    await expectNoAxeViolations(page, '[data-tool="condensation"]')
  })
}

test('with the mouse every answer is found', async ({ page }) => {
  await openCondensationTool(page)
  await expectAnswer(page, { place: 'On the room side', title: 'That is humidity, not the window.' })

  await pressAt(getSlider(page, 'Indoor humidity'), 12)
  await expectAnswer(page, { place: 'Nowhere', title: 'The glass stays dry.' })

  await getTool(page, 'condensation').locator('label', { hasText: 'Triple' }).click()
  await pressAt(getSlider(page, 'Outside'), 8)
  await expectAnswer(page, { place: 'On the outside', title: 'That is good glass at work.' })

  await getTool(page, 'condensation').locator('label', { hasText: condensation.wiping.label }).click()
  await expectAnswer(page, { place: 'Between the panes', title: 'The seal has failed.' })
})

test('with the keyboard every answer is reached, and announced', async ({ page }) => {
  await openCondensationTool(page, '?outside=-20&humidity=23')
  const outside = getSlider(page, 'Outside')
  const humidity = getSlider(page, 'Indoor humidity')
  await expect(getStatus(page)).toBeEmpty()

  await humidity.press('ArrowLeft')
  await expect(humidity).toHaveAttribute('aria-valuetext', '22 per cent humidity in the room')
  await expectAnswer(page, { place: 'Nowhere', title: 'The glass stays dry.' })
  await expect(getStatus(page)).toHaveText(/^Nowhere\. The glass stays dry\. At −20/)

  await humidity.press('ArrowRight')
  await expectAnswer(page, { place: 'On the room side', title: 'That is humidity, not the window.' })

  await outside.press('End')
  await expect(outside).toHaveAttribute('aria-valuetext', '30 degrees Celsius outside')
  await outside.press('Home')
  await expect(outside).toHaveAttribute('aria-valuetext', 'minus 35 degrees Celsius outside')

  await humidity.press('Tab')
  await expect(page.getByRole('radio', { name: 'Double', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expectAnswer(page, { place: 'On the room side', title: 'That is cold glass, not a broken window.' })
  for (const _ of ['Double', 'Double Low-E', 'Triple']) await page.keyboard.press('ArrowRight')
  await expectSet(page, ['-35', '23', 'Triple'])

  await page.keyboard.press('Tab')
  await expect(getSwitch(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expectAnswer(page, { place: 'Between the panes', title: 'The seal has failed.' })
  await expect(getStatus(page)).toHaveText(/^Between the panes\. The seal has failed\./)
})

test('the cross-section has a name that describes its state', async ({ page }) => {
  await openState(page, states['dew on the outside'] as State)
  await expect(getTool(page, 'condensation').getByRole('img')).toHaveAccessibleName(
    'Section through triple glass: outside, on the left, 6\u00a0°C; in the room, on the right, 21\u00a0°C. Water forms on the outside.',
  )
})

test('with a single pane the switch is off and says why', async ({ page }) => {
  await openState(page, states['fog between the panes'] as State)
  await page.getByRole('radio', { name: 'Single' }).check()
  await expect(getSwitch(page)).toBeDisabled()
  await expect(getSwitch(page)).not.toBeChecked()
  await expect(getSwitch(page)).toHaveAccessibleName('Not with one pane')
  await expect(
    getTool(page, 'condensation').getByText('Between the panes', { exact: true }).filter({ visible: true }),
  ).toHaveCount(0)

  await page.getByRole('radio', { name: 'Triple' }).check()
  await expect(getSwitch(page)).toBeChecked()
})

test('“Still there?” turns the switch on, from a single pane too', async ({ page }) => {
  await openCondensationTool(page, '?glass=single')
  await page.getByRole('button', { name: condensation.stillThere }).press('Enter')
  await expectAnswer(page, { place: 'Between the panes', title: 'The seal has failed.' })
  await expectSet(page, ['-20', '40', 'Double'])
  await expect(getSwitch(page)).toBeFocused()
})

test('only fog between the panes offers to call, to text and to send a request', async ({ page }) => {
  await openCondensationTool(page)
  await expect(getTool(page, 'condensation').getByRole('link')).toHaveCount(0)
  await getSwitch(page).check()
  const links = getTool(page, 'condensation').getByRole('link')
  await expect(links).toHaveCount(3)
  await expect(links.nth(0)).toHaveAttribute('href', /^tel:/)
  await expect(links.nth(1)).toHaveAttribute('href', /^sms:.*foggy/)
  await expect(links.nth(2)).toHaveAttribute('href', '#contact')
  await expect(page.getByRole('button', { name: condensation.stillThere })).toBeHidden()
})

for (const viewport of [phone, desktop]) {
  test(`every state has the same height, and nothing scrolls sideways, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openCondensationTool(page)
    await waitForWebFonts(page)
    const measure = () => getTool(page, 'condensation').evaluate((tool) => tool.getBoundingClientRect().height)
    const first = await measure()
    for (const glass of ['Single', 'Double', 'Double Low-E', 'Triple']) {
      await page.getByRole('radio', { name: glass, exact: true }).check()
      for (const outside of ['-35', '6', '30']) {
        await getSlider(page, 'Outside').fill(outside)
        for (const humidity of ['10', '70']) {
          await getSlider(page, 'Indoor humidity').fill(humidity)
          expect(await measure(), `${glass} ${outside} ${humidity}`).toBe(first)
        }
      }
    }
    await getSwitch(page).check()
    expect(await measure()).toBe(first)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })
}

test('on the narrowest screen, or at 400 % zoom, nothing scrolls sideways and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openState(page, states['fog between the panes'] as State)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const cut = await getTool(page, 'condensation')
    .locator('label, p, h3, dt, dd, a')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
  expect(cut.filter(Boolean)).toEqual([])
})

test('on a phone a link unfolds the section, and so does its summary', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCondensationTool(page)
  await expect(page.getByRole('heading', { name: condensation.title })).toBeInViewport()
  await page.goto(path)
  await expect(getTool(page, 'condensation')).toBeHidden()
  await page.locator('#fog summary').click()
  await expect(getSlider(page, 'Outside')).toBeVisible()
})

test('a link opens the tool with what makes sense of it', async ({ page }) => {
  for (const [search, set] of [
    ['?outside=-5&humidity=55&glass=lowE', ['-5', '55', 'Double Low-E']],
    ['?outside=-90&humidity=wet&glass=<b>', ['-20', '40', 'Double']],
    ['?outside=12.5&humidity=55', ['-20', '55', 'Double']],
  ] as const) {
    await openCondensationTool(page, search)
    await expectSet(page, set)
  }
})

test('the FAQ leads to the tool', async ({ page }) => {
  await page.goto(`${pages.faq.path}#foggy`)
  await page.getByRole('link', { name: 'Is it the seal? Find out' }).click()
  await expect(page).toHaveURL(`${path}#fog`)
  await expect(getTool(page, 'condensation')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByRole('heading', { name: condensation.title })).toBeInViewport()
})

test('a request arrives in the form: the issue, and one line before what was typed', async ({ page }) => {
  await openState(page, states['fog between the panes'] as State)
  const form = getForm(page)
  const send = getTool(page, 'condensation').getByRole('link', { name: condensation.request.label })
  await form.getByLabel(estimateForm.message.label).fill('The lower sash.')
  await send.click()
  await expect(page).toHaveURL(/#contact$/)
  await expect(form).toHaveAttribute('data-estimate-form', 'ready')
  await expect(form.getByLabel(estimateForm.issue.label)).toHaveValue('foggy')
  await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
    'Fog between the panes of double glass. It does not wipe off.\nThe lower sash.',
  )

  await send.click()
  await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
    'Fog between the panes of double glass. It does not wipe off.\nThe lower sash.',
  )

  await page.getByRole('radio', { name: 'Triple' }).check()
  await send.click()
  await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
    'Fog between the panes of triple glass. It does not wipe off.\nThe lower sash.',
  )
})

test('an issue that the visitor has chosen stays', async ({ page }) => {
  await openState(page, states['fog between the panes'] as State)
  const issue = getForm(page).getByLabel(estimateForm.issue.label)
  await issue.selectOption('seal')
  await getTool(page, 'condensation').getByRole('link', { name: condensation.request.label }).click()
  await expect(issue).toHaveValue('seal')
})

test('what was set is there again after the form, another page and a reload', async ({ page }) => {
  await openCondensationTool(page)
  await getSlider(page, 'Outside').fill('4')
  await page.getByRole('radio', { name: 'Triple' }).check()
  await getSwitch(page).check()
  const expectKept = async () => {
    await expect(getTool(page, 'condensation')).toHaveAttribute('data-state', 'ready')
    await expectSet(page, ['4', '40', 'Triple'])
    await expect(getSwitch(page)).toBeChecked()
  }

  await getTool(page, 'condensation').getByRole('link', { name: condensation.request.label }).click()
  await expect(page).toHaveURL(/#contact$/)
  await page.goBack()
  await expectKept()

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(pages.about.path)
  await page.goBack()
  await expectKept()

  await page.reload()
  await expectKept()
})

test('on paper there are three entries instead of the tool', async ({ page }) => {
  await openCondensationTool(page)
  await expect(getEntries(page).first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(getEntries(page)).toHaveText(condensationWithoutScripts.entries.map(({ term }) => term))
  await expect(getEntries(page).first()).toBeVisible()
  await expect(getSlider(page, 'Outside')).toBeHidden()
})

test('in forced colours the chosen glass is marked, and the sliders are the browser’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openCondensationTool(page)
  const chosen = getTool(page, 'condensation').locator('label', {
    has: page.getByRole('radio', { name: 'Double', exact: true }),
  })
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await expect(getSlider(page, 'Outside')).not.toHaveCSS('appearance', 'none')
})

test.describe('without its script', () => {
  // What Chromium itself says of a request that failed.
  test.use({ allowedConsole: /^Failed to load resource/ })

  test('three entries say the same', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort('blockedbyclient'))
    await page.goto(`${path}#fog`)
    await expect(getTool(page, 'condensation')).toHaveAttribute('data-state', 'failed')
    await expect(getEntries(page)).toHaveText(condensationWithoutScripts.entries.map(({ term }) => term))
    await expect(getEntries(page).last()).toBeVisible()
  })
})

test.describe('without any scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('three entries say the same', async ({ page }) => {
    await page.goto(path)
    await page.locator('#fog summary').click()
    await expect(getEntries(page)).toHaveText(condensationWithoutScripts.entries.map(({ term }) => term))
    await expect(getEntries(page).last()).toBeVisible()
  })
})
