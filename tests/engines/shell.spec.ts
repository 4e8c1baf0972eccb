import { pages } from '../../src/content/pages.ts'
import { listLegalTexts } from '../../src/content/site.ts'
import { shownColour } from '../support/displayed-values.ts'
import { count, goInHistory, hasFocus, isShown, readAttribute, readPlace, scrollTo } from './in-page.ts'
import { desktop, expect, open, test, waitForPage } from './test.ts'

const opener = '[popovertarget="services-menu"]'
/** The shell is the same on all pages. Without a graphics card, pages with fog take three times as long in WebKit. */
const plainPage = pages.faq.path

test.describe('on a desktop', () => {
  test.use({ screenSize: desktop })

  test('the dropdown says whether it is open, closes with Escape, and is closed for whoever comes back', async ({
    tab,
  }) => {
    const openDropdown = async () => {
      await tab.click(opener)
      await expect.poll(() => tab.evaluate(isShown, '#services-menu a')).toBe(true)
      expect(await tab.evaluate(readAttribute, opener, 'aria-expanded')).toBe('true')
    }
    await open(tab, plainPage)
    await openDropdown()
    await tab.press('Escape')
    await expect.poll(() => tab.evaluate(isShown, '#services-menu a')).toBe(false)
    await expect.poll(() => tab.evaluate(readAttribute, opener, 'aria-expanded')).toBe('false')
    await expect.poll(() => tab.evaluate(hasFocus, opener)).toBe(true)

    await openDropdown()
    await tab.click(`#services-menu a[href="${pages.glass.path}"]`)
    await waitForPage(tab, pages.glass.path)
    await tab.evaluate(goInHistory, -1)
    await waitForPage(tab, plainPage)
    await expect.poll(() => tab.evaluate(readAttribute, opener, 'aria-expanded')).toBe('false')
    expect(await tab.evaluate(isShown, '#services-menu a')).toBe(false)
  })

  test('a chosen theme is applied, marked, and there again on the next page', async ({ tab }) => {
    const readBackground = () => getComputedStyle(document.body).backgroundColor
    await open(tab, plainPage)
    const [dark, light] = [shownColour('--snow', 'dark'), shownColour('--snow', 'light')]
    await tab.click('[data-theme-choice="dark"]')
    await expect.poll(() => tab.evaluate(readBackground)).toBe(dark)
    expect(await tab.evaluate(readAttribute, '[data-theme-choice="dark"]', 'aria-pressed')).toBe('true')
    await open(tab, pages.services.path)
    expect(await tab.evaluate(readBackground)).toBe(dark)
    await tab.click('[data-theme-choice="light"]')
    await expect.poll(() => tab.evaluate(readBackground)).toBe(light)
  })
})

test('a legal text opens; Escape closes it and returns the focus', async ({ tab }) => {
  await open(tab, plainPage)
  for (const { id } of listLegalTexts('none')) {
    await tab.click(`footer a[href="#${id}"]`)
    await expect.poll(() => tab.evaluate(readPlace, `#${id} h2`)).toBe('in view')
    await tab.press('Escape')
    await expect.poll(() => tab.evaluate(isShown, `#${id}`), `#${id} is open`).toBe(false)
    await expect.poll(() => tab.evaluate(hasFocus, `footer a[href="#${id}"]`)).toBe(true)
  }
})

test('the drawer takes the focus in, and gives it back when it is closed', async ({ tab }) => {
  const button = '[commandfor="drawer"][command="show-modal"]'
  await open(tab, plainPage)
  await tab.click(button)
  await expect.poll(() => tab.evaluate(isShown, '#drawer a')).toBe(true)
  expect(await tab.evaluate(hasFocus, '#drawer *')).toBe(true)
  await tab.press('Escape')
  await expect.poll(() => tab.evaluate(isShown, '#drawer a')).toBe(false)
  expect(await tab.evaluate(hasFocus, button)).toBe(true)

  await tab.click(button)
  await expect.poll(() => tab.evaluate(readPlace, '#drawer a[href="#contact"]')).toBe('in view')
  await tab.click('#drawer a[href="#contact"]')
  await expect.poll(() => tab.evaluate(isShown, '#drawer a')).toBe(false)
  await expect.poll(() => tab.evaluate(readPlace, '#contact-title')).toBe('in view')
})

test('one answer is open at a time', async ({ tab }) => {
  await open(tab, pages.faq.path)
  for (const number of [2, 4]) {
    await tab.evaluate(scrollTo, `main details[name]:nth-of-type(${number}) summary`)
    await tab.click(`main details[name]:nth-of-type(${number}) summary`)
    await expect.poll(() => tab.evaluate(readAttribute, `main details[name]:nth-of-type(${number})`, 'open')).toBe('')
    expect(await tab.evaluate(count, 'main details[name][open]')).toBe(1)
  }
})

test('the fog is wiped with a pointer, and cleared with the slider by keyboard and pointer', async ({ tab }) => {
  /** Runs in the page. How thick the fog is high up on the glass, from 0 to 1. */
  const readFog = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-fog] canvas')
    const [x, y] = [Math.round((canvas?.width ?? 0) * 0.25), Math.round((canvas?.height ?? 0) * 0.1)]
    return (canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data[3] ?? 0) / 255
  }
  const readValue = () => Number(document.querySelector<HTMLInputElement>('[data-fog-slider]')?.value)
  const readBox = (selector: string) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width, height }
  }
  await open(tab, '/')
  await expect.poll(() => tab.evaluate(readFog)).toBeGreaterThan(0.9)
  const glass = await tab.evaluate(readBox, '[data-fog-view]')
  const top = Math.round(glass.y + glass.height * 0.1)
  await tab.drag(
    { x: Math.round(glass.x + glass.width * 0.1), y: top },
    { x: Math.round(glass.x + glass.width * 0.5), y: top },
  )
  await expect.poll(() => tab.evaluate(readFog)).toBeLessThan(0.1)

  const before = await tab.evaluate(readValue)
  await tab.evaluate(() => document.querySelector<HTMLElement>('[data-fog-slider]')?.focus())
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.evaluate(readValue)).toBe(before - 1)
  const { x, y, width, height } = await tab.evaluate(readBox, '[data-fog-slider]')
  const middle = Math.round(y + height / 2)
  const handle = Math.round(x + (width * (before - 1)) / 100)
  await tab.drag({ x: handle, y: middle }, { x: Math.round(x + width * 0.2), y: middle })
  await expect.poll(() => tab.evaluate(readValue)).toBeLessThan(30)
})
