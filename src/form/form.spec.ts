import { expectNoAxeViolations } from '../../tests/support/axe.ts'
import { shownColour, shownPhone } from '../../tests/support/displayed-values.ts'
import { expect, test } from '../../tests/support/test.ts'
import { issueChoices } from '../content/issues.ts'
import { allServices } from '../content/navigation.ts'
import { fieldChoices } from './describe.ts'
import { type EnteredField, enteredFields, photosField, requiredFields } from './request.ts'
import {
  countPreviews,
  fillEverything,
  fillRequired,
  getForm,
  getSubmit,
  getToast,
  onePixel,
  openForm,
  windowPhoto,
} from './testing.ts'
import { sampleRequest } from './testing-request.ts'
import { estimateForm, submitDelayMs, timeChoices, toastStayMs } from './words.ts'

const secondPhoto = { name: 'second.png', mimeType: 'image/png', buffer: Buffer.concat([onePixel, Buffer.from('x')]) }
const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }

declare global {
  interface Window {
    /** For each field that was found invalid, whether the browser shows its own bubble. */
    bubbles: boolean[]
    /** What is announced, and where the focus is lost. */
    heard: string[]
  }
}

/** Name, type, and whether it is required. An owner's own fields may stand between these. */
const specified: readonly (readonly [string, string, boolean])[] = [
  ['name', 'text', true],
  ['phone', 'tel', true],
  ['address', 'text', true],
  ['issue', 'select', true],
  ['photos', 'file', false],
  ...timeChoices.map(() => ['time', 'radio', false] as const),
  ['message', 'textarea', false],
]

test('the fields are those of the specification, offer their choices, and can be filled in by the browser', async ({
  page,
}) => {
  const form = await openForm(page)
  await test.step('they come in the order of the specification, and the receiver knows them', async () => {
    const controls = await form
      .locator('[name]')
      .evaluateAll((all) =>
        all.map((control) => [
          control.getAttribute('name'),
          control.getAttribute('type') ?? control.localName,
          control.hasAttribute('required'),
        ]),
      )
    expect(controls.filter(([name]) => specified.some(([known]) => known === name))).toEqual(specified)
    const names = [...new Set(controls.map(([name]) => name))]
    expect(names.filter((name) => name !== photosField)).toEqual([...enteredFields])
    expect(controls.filter(([, , isRequired]) => isRequired).map(([name]) => name)).toEqual([...requiredFields])
    await expect(form.getByLabel(estimateForm.photos.label)).toHaveAttribute('accept', 'image/*')
    await expect(form.getByLabel(estimateForm.photos.label)).toHaveAttribute('multiple', '')
    await expect(form.getByLabel(estimateForm.photos.label)).not.toHaveAttribute('capture')
    await expect(form).not.toHaveAttribute('novalidate')
  })

  await test.step('they offer the choices, with none chosen', async () => {
    const options = await form
      .locator('#estimate-issue option')
      .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]))
    expect(options).toEqual([['', 'Choose one'], ...issueChoices.map(({ value, label }) => [value, label])])
    await expect(form.getByLabel(estimateForm.issue.label)).toHaveValue('')
    for (const { label } of timeChoices) {
      await expect(form.getByRole('radio', { name: label, exact: true })).not.toBeChecked()
    }
  })

  await test.step('they can be filled in by the browser and do not make a phone zoom', async () => {
    for (const [label, token] of [
      [estimateForm.name.label, 'name'],
      [estimateForm.phone.label, 'tel'],
      [estimateForm.address.label, 'address-line1'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', token)
    }
    const sizes = await form
      .locator('input:not([type=radio]), select, textarea')
      .evaluateAll((all) => all.map((control) => Number.parseFloat(getComputedStyle(control).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

  await test.step('one that is pressed right under the header stays under the pointer', async () => {
    const field = form.getByLabel(estimateForm.name.label)
    const header = await page.getByRole('banner').boundingBox()
    await field.evaluate(
      (element, top) => scrollBy(0, element.getBoundingClientRect().top - top),
      (header?.height ?? 0) + 4,
    )
    const before = await field.boundingBox()
    await page.mouse.move((before?.x ?? 0) + 40, (before?.y ?? 0) + 20)
    await page.mouse.down()
    await expect(field).toBeFocused()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    expect((await field.boundingBox())?.y).toBe(before?.y)
  })
})

test('what is missing is shown beside each required field, and goes once it is filled in', async ({ page }) => {
  const form = await openForm(page)
  // The browser's own bubble would cover what is said beside the field.
  await form.evaluate((element) => {
    window.bubbles = []
    const note = (event: Event) => setTimeout(() => window.bubbles.push(!event.defaultPrevented))
    element.addEventListener('invalid', note, true)
  })
  await getSubmit(page).click()
  for (const name of requiredFields) {
    const field = form.getByLabel(estimateForm[name].label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(estimateForm[name].missing)
  }
  await expect(form.getByLabel(estimateForm.name.label)).toBeFocused()
  await expect(getToast(page)).toBeHidden()
  await expectNoAxeViolations(page, '#contact')

  await form.getByLabel(estimateForm.name.label).fill('Alex')
  await expect(form.getByText(estimateForm.name.missing)).toBeHidden()
  await expect(form.getByText(estimateForm.phone.missing)).toBeVisible()
  await fillRequired(form)
  for (const name of requiredFields) {
    await expect(form.getByLabel(estimateForm[name].label)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText(estimateForm[name].missing)).toBeHidden()
  }

  await test.step('a phone number has seven digits or more', async () => {
    const phone = form.getByLabel(estimateForm.phone.label)
    for (const typed of ['abc', '555-010']) {
      await phone.fill(typed)
      await getSubmit(page).click()
      await expect(phone).toHaveAccessibleDescription(estimateForm.phone.mismatch)
      await expect(phone).toBeFocused()
    }
    for (const typed of ['555-0101', '+1 (403) 555 0101 ext. 2', '٤٠٣٥٥٥٠١٠١']) {
      await phone.fill(typed)
      await expect(phone).not.toHaveAttribute('aria-invalid')
    }
  })
  const bubbles = await page.evaluate(() => window.bubbles)
  expect(bubbles.length).toBeGreaterThan(requiredFields.length)
  expect(bubbles).not.toContain(true)
  await getSubmit(page).click()
  await expect(getToast(page)).toBeVisible()
})

test('photos are shown, counted, added to, taken off one by one, refused where they are none, and dropped', async ({
  page,
}) => {
  const countOpen = await countPreviews(page)
  const form = await openForm(page)
  const input = form.getByLabel(estimateForm.photos.label)
  await test.step('they are shown, counted and added to', async () => {
    await input.setInputFiles([windowPhoto])
    await expect(form.getByText('1 photo added')).toBeVisible()
    await input.setInputFiles([secondPhoto])
    await expect(form.getByText('2 photos added')).toBeVisible()
    await expect(form.getByText('window.png', { exact: true }).first()).toBeVisible()
    expect(await countOpen()).toBe(2)
    await expectNoAxeViolations(page, '#contact')
  })

  await test.step('they are taken off one by one, with their previews', async () => {
    await form.getByRole('button', { name: 'Remove window.png' }).press('Enter')
    await expect(form.getByText('1 photo added')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Remove window.png' })).toBeHidden()
    await expect(input).toBeFocused()
    expect(
      await input.evaluate((element: HTMLInputElement) => [...(element.files ?? [])].map(({ name }) => name)),
    ).toEqual(['second.png'])
    expect(await countOpen()).toBe(1)
  })

  await test.step('what is not an image is refused by name, and the others stay', async () => {
    await input.setInputFiles([windowPhoto, invoice])
    await expect(form.getByText('invoice.pdf is not an image and was left out.')).toBeVisible()
    await expect(form.getByText('2 photos added')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Remove invoice.pdf' })).toBeHidden()
  })

  await test.step('a reset takes them all off, with their previews', async () => {
    await form.evaluate((element: HTMLFormElement) => element.reset())
    await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    expect(await countOpen()).toBe(0)
  })

  await test.step('they can be dropped on the form', async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }))
      return data
    })
    await input.dispatchEvent('dragover', { dataTransfer: transfer })
    await expect(form.getByText('Drop photos here')).toBeVisible()
    await input.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(form.getByRole('button', { name: 'Remove dropped.png' })).toBeVisible()
  })
})

test('sending waits, thanks and resets, and nothing leaves the browser', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const form = await openForm(page, '/#contact')
  const toast = getToast(page)
  await fillEverything(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto, secondPhoto])
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url())
  })
  const url = page.url()
  await getSubmit(page).click()
  await expect(form.getByRole('button', { name: estimateForm.submitting })).toBeDisabled()
  for (const words of [estimateForm.toast.title, estimateForm.toast.text]) {
    await expect(toast.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(getSubmit(page)).toBeEnabled()
  const readEntered = () =>
    form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element).values()].filter((value) => (typeof value === 'string' ? value : value.size)),
    )
  expect(await readEntered()).toEqual([])
  await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  expect(requests).toEqual([])
  expect(page.url()).toBe(url)

  await test.step('pressed twice it is sent once, and a second request replaces the toast', async () => {
    await fillRequired(form)
    await getSubmit(page).dblclick()
    await expect(form.getByLabel(estimateForm.name.label)).toHaveValue('')
    await expect(toast.getByText(estimateForm.toast.title)).toHaveCount(1)
  })

  await test.step('the toast follows the theme, also when it changes while it is shown', async () => {
    // It stays while it is pointed at.
    const surface = toast.locator('div')
    await surface.hover()
    await expect(surface).toHaveCSS('background-color', shownColour('--pane', 'light'))
    await expectNoAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(surface).toHaveCSS('background-color', shownColour('--pane', 'dark'))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Light' }).press('Enter')
    await expect(surface).toHaveCSS('background-color', shownColour('--pane', 'light'))
  })
  await page.getByRole('button', { name: estimateForm.toast.dismiss }).click()
  await expect(toast).toBeHidden()
})

test('sending takes a second, by the clock, and the toast stays for its time', async ({ page }) => {
  await page.clock.install()
  const form = await openForm(page)
  const toast = getToast(page)
  const dismiss = page.getByRole('button', { name: estimateForm.toast.dismiss })
  const message = form.getByLabel(estimateForm.message.label)
  await page.clock.pauseAt(Date.now() + 60_000)
  await test.step('what is typed meanwhile is kept', async () => {
    const submitting = form.getByRole('button', { name: estimateForm.submitting })
    await fillRequired(form)
    await getSubmit(page).click()
    await expect(submitting).toBeDisabled()
    await message.fill('And the one beside it.')
    await page.clock.runFor(submitDelayMs - 1)
    await expect(submitting).toBeDisabled()
    await expect(toast).toBeHidden()
    await page.clock.runFor(1)
    await expect(toast).toBeVisible()
    await expect(message).toHaveValue('And the one beside it.')
    await expect(form.getByLabel(estimateForm.name.label)).toHaveValue(sampleRequest.name)
  })

  await test.step('the toast stays while it is pointed at', async () => {
    await getSubmit(page).click()
    await page.clock.runFor(submitDelayMs)
    await expect(message).toHaveValue('')
    await toast.getByText(estimateForm.toast.title).hover()
    await page.clock.runFor(2 * toastStayMs)
    await expect(toast).toBeVisible()
  })

  await test.step('it stays while the focus is in it, also when the pointer leaves it', async () => {
    await dismiss.focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(2 * toastStayMs)
    await expect(dismiss).toBeFocused()
    await dismiss.blur()
    await page.clock.runFor(toastStayMs - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })
})

test('it can be sent with the keyboard alone, and is heard: the focus is never lost, the wait is announced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.heard = []
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? window.heard.push('focus lost'))
    addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('#toasts')
      const note = () => region?.textContent && window.heard.push(region.textContent)
      if (region) new MutationObserver(note).observe(region, { childList: true, subtree: true })
    })
  })
  const form = await openForm(page)
  const { title, text, dismiss } = estimateForm.toast
  const chosen = new Map<string, string>(
    Object.values(fieldChoices).flatMap((choices) => choices.map(({ value, label }) => [value, label])),
  )
  await form.getByLabel(estimateForm.name.label).focus()
  const visited: string[] = []
  while (!(await getSubmit(page).evaluate((button) => button === document.activeElement))) {
    const focused = form.locator(':focus')
    const { name, type } = await focused.evaluate(({ name, type }: HTMLInputElement) => ({ name, type }))
    visited.push(name)
    const typed = sampleRequest[name as EnteredField]
    if (type === 'radio') await focused.press('ArrowDown')
    else if (type === 'select-one') await focused.pressSequentially(chosen.get(typed) ?? '')
    else if (type !== 'file') await focused.pressSequentially(typed)
    await page.keyboard.press('Tab')
  }
  const names = await form.locator('[name]').evaluateAll((all) => all.map((control) => control.getAttribute('name')))
  expect(visited).toEqual([...new Set(names)])
  await expect(form.getByLabel(estimateForm.issue.label)).toHaveValue(sampleRequest.issue)
  await page.keyboard.press('Enter')
  const line = form.getByText(`${title} ${text}`)
  await expect(line).toBeFocused()
  const announced = [estimateForm.submitting, `${title}${text}${dismiss}`]
  expect(await page.evaluate(() => window.heard)).toEqual(announced)

  await test.step('Enter sends it from any of its fields, and what is said stays until the next input', async () => {
    await page.getByRole('button', { name: dismiss }).press('Enter')
    await expect(line).toBeFocused()
    await fillRequired(form)
    await expect(line).toBeHidden()
    await page.evaluate(() => {
      window.heard = []
    })
    await form.getByLabel(estimateForm.address.label).press('Enter')
    await expect(line).toBeFocused()
    expect(await page.evaluate(() => window.heard)).toEqual(announced)
  })
})

test.describe('a form that fails to render', () => {
  test.use({ allowedConsole: /broken on purpose/ })

  test('is replaced in its place, and the rest of the page stays usable', async ({ page }) => {
    await page.addInitScript(() => {
      const getElementById = document.getElementById.bind(document)
      document.getElementById = (id) => {
        if (id === 'toasts') throw new Error('broken on purpose')
        return getElementById(id)
      }
    })
    const form = await openForm(page)
    await fillRequired(form)
    await getSubmit(page).click()
    const alert = page.locator('#contact').getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(alert.getByRole('link', { name: `Call ${shownPhone}` })).toBeVisible()
    await page.getByRole('button', { name: allServices.label }).click()
    await expect(page.locator('#services-menu')).toBeVisible()
  })
})

test('the script is fetched also when a busy browser reports at once that the form was off the screen and is on it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super((entries, observer) => {
          const offScreen = entries.map(
            ({ target }) => ({ target, isIntersecting: false }) as IntersectionObserverEntry,
          )
          callback([...offScreen, ...entries], observer)
        })
      }
    }
  })
  await openForm(page)
})

test('an issue is chosen by the URL, where it names one that is offered', async ({ page }) => {
  for (const [named, chosen] of [
    ['foggy', 'foggy'],
    ['nonsense', ''],
    ['other', ''],
  ] as const) {
    const form = await openForm(page, `/contact?issue=${named}#contact`)
    await expect(form.getByLabel(estimateForm.issue.label), `issue=${named}`).toHaveValue(chosen)
  }
})

test('an issue is chosen by the link that leads to the form, and left to the visitor by one that names none', async ({
  page,
}) => {
  await page.goto('/')
  const select = getForm(page).getByLabel(estimateForm.issue.label)
  await page.getByRole('link', { name: 'Request a commercial quote' }).click()
  await expect(select).toHaveValue('commercial')
  await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free quote' }).click()
  await expect(select).toHaveValue('commercial')
})
