import { pages } from '../../src/content/pages.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, open, phone, test } from './test.ts'

/** Runs in the page. What there is to see, from the first section to the footer. */
function readSections() {
  const sections = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
  return {
    width: innerWidth,
    count: sections.length,
    skipped: sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
    empty: sections.filter((section) => section.offsetHeight < 50).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText.length,
  }
}

/** Runs in the page. Scrolls through it, and names the pictures that do not come. */
async function findMissingPictures() {
  const images = [...document.images].filter((image) => image.checkVisibility())
  const missing: string[] = []
  for (const image of images) {
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    // A picture that is lazy has nothing to decode until the browser has asked for it.
    if (!image.complete)
      await new Promise((resolve) =>
        ['load', 'error'].map((type) => image.addEventListener(type, resolve, { once: true })),
      )
    if (image.naturalWidth === 0) missing.push(image.currentSrc)
  }
  return { count: images.length, missing }
}

/**
 * Runs in the page. A text is painted in a web font if it is exactly as wide as in the font's file loaded under another
 * name, and not as wide as in the fallback.
 */
async function readPaintedFonts(selectors: string[]) {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'))
  for (const [family, file] of [
    ['Familjen Grotesk', 'familjen-grotesk.'],
    ['Figtree', 'figtree.'],
  ] as const) {
    const url = files.find((name) => name.includes(`/${file}`))
    document.fonts.add(await new FontFace(`${family} file`, `url(${url})`, { weight: '400 650' }).load())
  }
  const measure = (element: Element, family: string) => {
    const style = getComputedStyle(element)
    const line = document.createElement('span')
    line.style.font = `${style.fontWeight} 80px ${family}`
    line.style.position = 'absolute'
    line.style.whiteSpace = 'nowrap'
    line.textContent = element.textContent
    document.body.append(line)
    const { width } = line.getBoundingClientRect()
    line.remove()
    return width
  }
  const painted = selectors.map((selector) => {
    const element = document.querySelector(selector)
    if (!element) return `${selector}: not there`
    const { fontFamily } = getComputedStyle(element)
    const [family = '', ...fallbacks] = fontFamily.replaceAll('"', '').split(', ')
    const [own, file, fallback] = [fontFamily, `"${family} file"`, fallbacks.map((name) => `"${name}"`).join()].map(
      (name) => measure(element, name),
    )
    if (file === fallback) return `${selector}: cannot be told from the fallback`
    return own === file ? family : `${selector}: ${own} px wide, ${file} in ${family}, ${fallback} in the fallback`
  })
  return { files: files.length, painted }
}

const paths = [...builtPaths(), '/no-such-page']

for (const path of paths) {
  test(`a first visit to ${path}: all of it is there, in the site's own fonts`, async ({ tab }) => {
    await open(tab, path)
    const { count, text, ...faults } = await tab.evaluate(readSections)
    expect(faults).toEqual({ width: phone.width, skipped: 0, empty: 0, overflow: 0 })
    expect(count).toBeGreaterThan(2)
    expect(text).toBeGreaterThan(1500)
    expect(await tab.evaluate(readPaintedFonts, ['h1', 'main p', '#contact label', 'footer p'])).toEqual({
      files: 2,
      painted: ['Familjen Grotesk', 'Figtree', 'Figtree', 'Familjen Grotesk'],
    })
    expect((await tab.evaluate(findMissingPictures)).missing).toEqual([])
  })
}

/** Runs in the page. The width of a text in the font and in its fallback, as parts of its width in any font. */
async function compareWidths(family: string, weight: number) {
  const [any = 1, ...widths] = ['sans-serif', `"${family}"`, `"${family} Arial"`].map((name) => {
    const line = document.createElement('span')
    line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 80px ${name}, sans-serif`
    line.textContent = 'Window repair (403) 555-0142'
    document.body.append(line)
    return line.getBoundingClientRect().width
  })
  return widths.map((width) => width / any)
}

test('the fallbacks are about as wide as the fonts', async ({ tab }) => {
  await open(tab, pages.contact.path)
  for (const [family, weight] of [
    ['Familjen Grotesk', 600],
    ['Figtree', 400],
    ['Figtree', 600],
  ] as const) {
    const [own = 0, fallback = 0] = await tab.evaluate(compareWidths, family, weight)
    test.skip(fallback === 1, 'This machine has neither Arial nor a font of its widths.')
    expect(Math.abs(fallback / own - 1), `${family} at ${weight}`).toBeLessThan(0.05)
  }
})
