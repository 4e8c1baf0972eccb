export function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas')
  return { canvas, context }
}

/** Resolves when the browser has nothing more urgent to do. Safari does not know requestIdleCallback. */
export function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve)
  })
}
