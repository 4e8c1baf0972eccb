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
  const show = (percent: number) => {
    shift(view, '[data-fog-edge]', percent - 100)
    // Moved back by as much, the fog stays where it is behind its edge.
    shift(view, '[data-fog]', 100 - percent)
    shift(view, '[data-fog-handle]', percent)
    view.toggleAttribute('data-little-fogged', percent < 23)
    view.toggleAttribute('data-little-clear', percent > 77)
  }
  const settle = () => {
    slider.setAttribute('aria-valuetext', `${slider.value}% of the glass is fogged`)
    show(slider.valueAsNumber)
  }
  const hideHint = () => view.toggleAttribute('data-moved', true)

  let percent = 0
  let pane = new DOMRect()
  const follow = ({ clientX }: PointerEvent) => {
    percent = Math.max(0, Math.min(100, (100 * (clientX - pane.left)) / pane.width))
    show(percent)
  }
  view.addEventListener('pointerdown', (event) => {
    pane = view.getBoundingClientRect()
    view.setPointerCapture(event.pointerId)
    hideHint()
    follow(event)
  })
  view.addEventListener('pointermove', (event) => {
    if (view.hasPointerCapture(event.pointerId)) follow(event)
  })
  view.addEventListener('lostpointercapture', () => {
    slider.valueAsNumber = Math.round(percent)
    settle()
  })
  slider.addEventListener('input', () => {
    hideHint()
    settle()
  })
  settle()
}

function shift(view: HTMLElement, selector: string, percent: number): void {
  const element = view.querySelector<HTMLElement>(selector)
  if (element) element.style.transform = `translateX(${percent}%)`
}
