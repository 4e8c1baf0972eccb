import { drawBlurredView } from './blurred-view.ts'
import { makeCanvas, waitForIdle } from './canvas.ts'
import { isDarkTheme, makeColourReader } from './theme.ts'

type Bead = readonly [x: number, y: number, radius: number]

/** A bead is dark where it mirrors the ground, and has one bright spot: colour, offset and size in radii. */
const beadParts = [
  { light: '#5d7f97', dark: '#0b1f36', x: 0, y: 0, size: 1 },
  { light: '#f4fbff', dark: '#9fc4d8', x: 0, y: 0.22, size: 0.8 },
  { light: '#a9c6d6', dark: '#2b4a64', x: -0.06, y: 0.02, size: 0.62 },
  { light: '#fff', dark: '#fff', x: -0.3, y: -0.38, size: 0.24 },
] as const

type GlassSize = { readonly width: number; readonly height: number; readonly scale: number }

/**
 * Paints what the fogged glass looks like before anyone wipes it, in the colours of the theme: the blurred view, the film
 * of water over it, and the beads that have been there for a while. And one bead by itself, for drops.
 */
export async function paintFogLayer(scene: Element, { width, height, scale }: GlassSize) {
  const view = await drawBlurredView(scene)
  await waitForIdle()
  const isDark = isDarkTheme()
  const { canvas: fog, context } = makeCanvas(Math.round(width * scale), Math.round(height * scale))
  context.scale(scale, scale)
  // The scene is higher than the window, and aligned to its lower edge.
  context.drawImage(view, 0, height - scene.clientHeight, width, scene.clientHeight)
  paintFilm(context, width, height)
  await waitForIdle()
  scatterBeads(context, width, height, isDark)
  const bead = makeCanvas(48, 48)
  paintBeads(bead.context, [[24, 24, 22]], isDark)
  return { fog, bead: bead.canvas, isDark }
}

/** The film that the styles lay over the fog until the canvas is there. */
function paintFilm(context: CanvasRenderingContext2D, width: number, height: number): void {
  const readColour = makeColourReader()
  context.save()
  context.scale(width * 0.95, height * 0.85)
  const film = context.createRadialGradient(0.526, 0.682, 0.38, 0.526, 0.682, 1)
  film.addColorStop(0, readColour('--film-thick'))
  film.addColorStop(1, readColour('--film-thin'))
  context.fillStyle = film
  context.fillRect(0, 0, 2, 2)
  context.restore()
}

function scatterBeads(context: CanvasRenderingContext2D, width: number, height: number, isDark: boolean): void {
  // The same beads each time, so that a change of theme does not move them.
  // Not with seededRandom, which other scripts use too: it would become a second file to fetch.
  let state = 41
  const random = (to: number) => {
    state = (state * 16807) % 2147483647
    return (state / 2147483647) * to
  }
  const scatter = (count: number, radius: () => number) =>
    Array.from({ length: count }, (): Bead => [random(width), random(height), radius()])
  const count = Math.round((width * height) / 900)
  context.fillStyle = isDark ? '#d5e8f212' : '#ffffff3d'
  fillCircles(
    context,
    scatter(count, () => 0.6 + random(1.3)),
  )
  context.globalAlpha = isDark ? 0.5 : 0.6
  const beads = scatter(Math.round(count / 8), () => 1.1 + random(1) ** 3 * 3.8)
  paintBeads(context, beads, isDark)
}

function paintBeads(context: CanvasRenderingContext2D, beads: readonly Bead[], isDark: boolean): void {
  for (const { light, dark, x, y, size } of beadParts) {
    context.fillStyle = isDark ? dark : light
    fillCircles(
      context,
      beads.map(([beadX, beadY, radius]) => [beadX + radius * x, beadY + radius * y, radius * size]),
    )
  }
}

function fillCircles(context: CanvasRenderingContext2D, circles: readonly Bead[]): void {
  context.beginPath()
  for (const [x, y, radius] of circles) {
    context.moveTo(x, y)
    context.arc(x, y, radius, 0, 7)
  }
  context.fill()
}
