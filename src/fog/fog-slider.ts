import { findDeferredScript, waitForFirstPaint, whenNear } from '../lib/load-later.ts'

/** Once the fog can be wiped, the slider is dragged only by its handle: within so many pixels of its middle. */
const handleReach = 30

/**
 * Moves the fog with a finger, a mouse or the slider's keys. While it is dragged only transforms change, so nothing is
 * laid out or painted again; the slider itself, which a browser lays out with every new value, gets it at the end.
 */
export function connectFogSlider(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-fog-slider]')) {
    if (slider.parentElement) connect(slider, slider.parentElement)
  }
}

function connect(slider: HTMLInputElement, view: HTMLElement): void {
  const layers = findLayers(view)
  const hideLabels = (percent: number) => {
    view.toggleAttribute('data-hide-fogged-label', percent < 23)
    view.toggleAttribute('data-hide-clear-label', percent > 77)
  }
  const applyValue = () => {
    const percent = slider.valueAsNumber
    slider.setAttribute('aria-valuetext', `${percent}${slider.dataset.valueText}`)
    for (const { element, clear, fogged } of layers) {
      element.style.transform = shift(clear + ((fogged - clear) * percent) / 100)
    }
    hideLabels(percent)
  }
  const isDragging = () => view.hasAttribute('data-dragging')
  const hideHint = () => view.toggleAttribute('data-moved', true)

  let percent = 0
  let pane = new DOMRect()
  let dragAnimations: Animation[] = []
  const follow = ({ clientX }: PointerEvent) => {
    percent = Math.max(0, Math.min(100, (100 * (clientX - pane.left)) / pane.width))
    for (const animation of dragAnimations) animation.currentTime = percent
    hideLabels(percent)
  }
  const release = () => {
    for (const animation of dragAnimations) animation.cancel()
  }
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return
    pane = view.getBoundingClientRect()
    const distance = Math.abs(event.clientX - pane.left - (pane.width * slider.valueAsNumber) / 100)
    if (view.hasAttribute('data-wipes') && distance > handleReach) return
    view.toggleAttribute('data-dragging', true)
    view.setPointerCapture(event.pointerId)
    hideHint()
    release()
    dragAnimations = layers.map(({ element, clear, fogged }) => {
      // From clear, at 0, to fogged, at 100. Setting its currentTime is the cheapest way to move a layer.
      const animation = element.animate({ transform: [shift(clear), shift(fogged)] }, { duration: 100, fill: 'both' })
      animation.pause()
      return animation
    })
    follow(event)
  })
  view.addEventListener('pointermove', (event) => {
    if (isDragging()) follow(event)
  })
  // The gesture became a scroll or a zoom, so the fog returns to its position before the drag.
  view.addEventListener('pointercancel', () => {
    percent = slider.valueAsNumber
  })
  view.addEventListener('lostpointercapture', () => {
    if (!isDragging()) return
    view.toggleAttribute('data-dragging', false)
    slider.valueAsNumber = Math.round(percent)
    slider.dispatchEvent(new Event('input'))
    release()
  })
  slider.addEventListener('input', () => {
    hideHint()
    applyValue()
  })
  applyValue()
  if (view.matches('[data-fog-view]')) void fetchWiping(view)
}

/** Fetches the script that lets a hand wipe the fog after the first paint. Without it the slider clears the fog. */
async function fetchWiping(view: HTMLElement): Promise<void> {
  const scriptUrl = findDeferredScript('[data-fog-wipe-script]')
  if (!scriptUrl) return
  await waitForFirstPaint()
  whenNear(view, '0px', () => import(/* @vite-ignore */ scriptUrl).catch(() => {}))
}

/** What is moved, with its `translateX` when nothing is fogged and when everything is, in per cent. */
function findLayers(view: HTMLElement) {
  const shifts = [
    ['[data-fog-edge]', -100, 0],
    // The inner layer moves the opposite way, so the fog itself stays in place while its edge moves.
    ['[data-fog]', 100, 0],
    ['[data-fog-handle]', 0, 100],
  ] as const
  return shifts.flatMap(([selector, clear, fogged]) => {
    const element = view.querySelector<HTMLElement>(selector)
    return element ? { element, clear, fogged } : []
  })
}

function shift(percent: number): string {
  return `translateX(${percent}%)`
}
