/** Moves the fog as the slider moves. Only transforms follow it, so nothing is laid out or painted again. */
export function connectFogSlider(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-fog-slider]')) {
    const view = slider.parentElement
    if (!view) continue
    const show = () => {
      view.style.setProperty('--fog', `${slider.value}%`)
      slider.setAttribute('aria-valuetext', `${slider.value}% of the glass is fogged`)
      view.dataset.fogged = Number(slider.value) > 22 ? '' : 'little'
      view.dataset.clear = Number(slider.value) < 78 ? '' : 'little'
    }
    slider.addEventListener('input', () => {
      view.dataset.moved = ''
      show()
    })
    show()
  }
}
