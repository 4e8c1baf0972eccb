import { readAttribute } from './in-page.ts'
import { expect, open, test } from './test.ts'

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
  await open(tab, '/faq')
  await tab.click('[commandfor="drawer"][command="show-modal"]')
  await tab.evaluate(noteNextClick)
  await tab.click('#drawer a[href="#contact"]')
  expect(await tab.evaluate(readAttribute, 'html', 'data-clicked')).toBe('at rest')
})
