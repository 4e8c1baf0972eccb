import { makeCanvas, waitForIdle } from './canvas.ts'
import { isDarkTheme, makeColourReader } from './theme.ts'

/** Wide enough to tell the Calgary Tower from the rest, small enough to be blurred by being enlarged. */
const width = 150

/** The scene of the page as it shows through fog: drawn small, and blurred. */
export async function drawBlurredView(scene: Element): Promise<HTMLCanvasElement> {
  const height = Math.round((width * scene.clientHeight) / scene.clientWidth)
  const { canvas, context } = makeCanvas(width, height)
  context.drawImage(await loadPicture(scene, height), 0, 0)
  for (const reach of [1, 1.5]) {
    context.globalAlpha = 0.4
    for (const [x, y] of [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const)
      context.drawImage(canvas, x, y)
  }
  if (isDarkTheme()) {
    // The picture is laid over itself, because a lamp seen through fog has a wider glow.
    context.globalCompositeOperation = 'screen'
    context.globalAlpha = 0.45
    context.drawImage(canvas, 0, 0)
  }
  return canvas
}

/** The scene as a picture of its own. Such a picture cannot see the page's custom properties, so colours are written in. */
async function loadPicture(scene: Element, height: number): Promise<HTMLImageElement> {
  const copy = scene.cloneNode(true) as Element
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const svg = new XMLSerializer().serializeToString(copy)
  await waitForIdle()
  const readColour = makeColourReader()
  const painted = svg.replace(/var\((.+?)\)/g, (_, name) => readColour(name))
  const picture = new Image()
  // Not with decode(), which in WebKit rejects when the visitor leaves the page meanwhile.
  const loaded = new Promise((resolve) => picture.addEventListener('load', resolve, { once: true }))
  picture.src = `data:image/svg+xml,${encodeURIComponent(painted)}`
  await loaded
  return picture
}
