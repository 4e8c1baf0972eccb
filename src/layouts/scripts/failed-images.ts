/** Shows a plain pane for a picture that failed to load, and loads it again when the browser is back online. */
export function retryFailedImages(): void {
  const markFailed = (image: EventTarget | null) => {
    if (image instanceof HTMLImageElement) image.dataset.missing = ''
  }
  addEventListener('error', ({ target }) => markFailed(target), true)
  // Some may have failed before this script ran.
  for (const image of document.images) if (image.complete && !image.naturalWidth) markFailed(image)

  addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-missing]')) {
      delete image.dataset.missing
      image.src = image.currentSrc
    }
  })
}
