/** Shows how many signs of each list are ticked, from the first tick on. */
function connectSignTally(): void {
  const tally = document.querySelector<HTMLElement>('[data-tally]')
  const counts = document.querySelectorAll<HTMLElement>('[data-counts]')
  const show = () => {
    for (const count of counts) {
      const ticked = document.querySelectorAll(`[data-sign="${count.dataset.counts}"]:checked`)
      count.textContent = String(ticked.length)
    }
    if (tally) tally.hidden = !document.querySelector('[data-sign]:checked')
  }
  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') show()
  })
  show()
}

connectSignTally()
