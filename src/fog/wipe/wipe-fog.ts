import { animateFog } from './animate-fog.ts'
import { waitForIdle } from './canvas.ts'
import { addCityLights } from './city-lights.ts'
import { connectPointer } from './pointer.ts'
import { onThemeChange } from './theme.ts'
import styles from './wipe-fog.css?inline'
import { makeNumberLink, writeNumber } from './write-number.ts'

/** At this share of clear glass, and at this value of the slider, most of the view is back. */
const mostlyClear = 0.8
const mostlyClearValue = 20

/**
 * Turns the fog of a view into water that a hand wipes off. src/fog/fog-slider.ts fetches this after the first paint;
 * until then, and if it never comes, the slider clears the fog.
 */
async function wipeFog(view: HTMLElement): Promise<void> {
  const scene = view.querySelector('svg')
  const fogContainer = view.querySelector('[data-fog]')
  const slider = view.querySelector<HTMLInputElement>('[data-fog-slider]')
  if (!scene || !fogContainer || !slider) return
  await waitForIdle()
  addCityLights(scene)
  await waitForIdle()
  const fog = await animateFog(view, scene)
  fog.canvas.className = 'fill'
  fog.canvas.ariaHidden = 'true'
  fogContainer.append(fog.canvas)
  view.toggleAttribute('data-wipes', true)
  const showCallToAction = prepareCallToAction(view)
  connectPointer(view, fog, () => {
    if (fog.measureClear() >= mostlyClear) showCallToAction()
  })
  slider.addEventListener('input', () => {
    if (slider.valueAsNumber < mostlyClearValue) showCallToAction()
  })
  onThemeChange(() => {
    addCityLights(scene)
    void fog.changeTheme()
  })
  const link = view.hasAttribute('data-writes-number') && (await makeNumberLink())
  if (!link) return
  fogContainer.append(link)
  fog.write((glass) => writeNumber(link, glass))
}

/**
 * Prepares a call to action with the links of the call bar, and returns the function that shows it. Its element is there
 * from the start, because screen readers announce only changes in a live region that they know.
 */
function prepareCallToAction(view: HTMLElement): () => void {
  const line = document.createElement('p')
  line.className = 'night'
  line.role = 'status'
  view.append(line)
  return () => {
    if (line.hasChildNodes()) return
    const words = document.createElement('span')
    words.textContent = view.dataset.callToAction ?? ''
    const links = ['tel:', 'sms:'].map((scheme) =>
      document.querySelector(`[data-call-bar] a[href^="${scheme}"]`)?.cloneNode(true),
    )
    line.append(words, ...links.filter((link) => link !== undefined))
    // The attribute is set in the next frame, so that the change is animated.
    requestAnimationFrame(() => view.toggleAttribute('data-call-shown', true))
  }
}

// Written out, although src/lib/island.tsx has a function for it: shared with other scripts, that function would become a
// second file to fetch.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
for (const view of document.querySelectorAll<HTMLElement>('[data-fog-view]')) void wipeFog(view)
