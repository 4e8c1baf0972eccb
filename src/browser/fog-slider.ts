interface Layer {
  element: HTMLElement
  /** The handle's positions when nothing is fogged and when everything is, in per cent of the width. */
  clear: number
  fogged: number
}

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
    view.toggleAttribute('data-little-fogged', percent < 23)
    view.toggleAttribute('data-little-clear', percent > 77)
  }
  const settle = () => {
    const percent = slider.valueAsNumber
    slider.setAttribute('aria-valuetext', `${percent}% of the glass is fogged`)
    for (const { element, clear, fogged } of layers) {
      element.style.transform = shift(clear + ((fogged - clear) * percent) / 100)
    }
    hideLabels(percent)
  }
  const hideHint = () => view.toggleAttribute('data-moved', true)

  let percent = 0
  let pane = new DOMRect()
  let held: Animation[] = []
  const follow = ({ clientX }: PointerEvent) => {
    percent = Math.max(0, Math.min(100, (100 * (clientX - pane.left)) / pane.width))
    for (const animation of held) animation.currentTime = percent
    hideLabels(percent)
  }
  const release = () => {
    for (const animation of held) animation.cancel()
  }
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return
    pane = view.getBoundingClientRect()
    view.setPointerCapture(event.pointerId)
    hideHint()
    release()
    held = layers.map(hold)
    follow(event)
  })
  view.addEventListener('pointermove', (event) => {
    if (view.hasPointerCapture(event.pointerId)) follow(event)
  })
  // The gesture became a scroll or a zoom, so the fog returns to its position before the drag.
  view.addEventListener('pointercancel', () => {
    percent = slider.valueAsNumber
  })
  view.addEventListener('lostpointercapture', () => {
    slider.valueAsNumber = Math.round(percent)
    settle()
    release()
  })
  slider.addEventListener('input', () => {
    hideHint()
    settle()
  })
  settle()
}

function findLayers(view: HTMLElement): Layer[] {
  const find = (selector: string, clear: number, fogged: number): Layer[] => {
    const element = view.querySelector<HTMLElement>(selector)
    return element ? [{ element, clear, fogged }] : []
  }
  return [
    ...find('[data-fog-edge]', -100, 0),
    // The inner layer moves the opposite way, so the fog itself stays in place while its edge moves.
    ...find('[data-fog]', 100, 0),
    ...find('[data-fog-handle]', 0, 100),
  ]
}

/** A paused animation from clear, at 0, to fogged, at 100. Setting its currentTime is the cheapest way to move a layer. */
function hold({ element, clear, fogged }: Layer): Animation {
  const animation = element.animate({ transform: [shift(clear), shift(fogged)] }, { duration: 100, fill: 'both' })
  animation.pause()
  return animation
}

function shift(percent: number): string {
  return `translateX(${percent}%)`
}
