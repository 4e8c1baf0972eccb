import { pages } from '../../src/content/pages.ts'
import { readAttribute } from './in-page.ts'
import { expect, open, test } from './test.ts'
import { readErrors } from './test-site.ts'

// What every other test in these engines relies on.

/** Runs in the page. */
function causeErrors(): void {
  setTimeout(() => {
    throw new Error('a thrown error')
  })
  void Promise.reject(new Error('a rejected promise'))
  console.error('a message of the console')
  const image = document.body.appendChild(new Image())
  image.src = 'https://elsewhere.example/picture.png'
}

test('errors, messages and refused requests are noted', async ({ tab }) => {
  await open(tab, pages.contact.path)
  await tab.evaluate(causeErrors)
  for (const noted of [
    /a thrown error/,
    /a rejected promise/,
    /a message of the console/,
    /img-src refused/,
    /failed to load/,
  ]) {
    await expect.poll(async () => (await tab.evaluate(readErrors)).join('\n')).toMatch(noted)
  }
  await tab.evaluate(() => sessionStorage.removeItem('errors'))
})

/** Runs in the page. Notes whether the drawer was on its way when it was clicked. */
function noteNextClick(): void {
  const noteSlide = () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    const isSliding = transitions.some(
      ({ effect }) => effect instanceof KeyframeEffect && effect.target?.id === 'drawer',
    )
    document.documentElement.dataset.clicked = isSliding ? 'on its way' : 'at rest'
  }
  addEventListener('click', noteSlide, { capture: true, once: true })
}

test('a click waits until its target is at rest', async ({ tab }) => {
  await open(tab, pages.faq.path)
  await tab.click('[commandfor="drawer"][command="show-modal"]')
  await tab.evaluate(noteNextClick)
  await tab.click('#drawer a[href="#contact"]')
  expect(await tab.evaluate(readAttribute, 'html', 'data-clicked')).toBe('at rest')
})
