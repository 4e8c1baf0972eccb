import sharp from 'sharp'
import { getDrawingFile } from '../art/kit/drawing-files.tsx'
import type { Theme } from '../art/kit/paint-svg.ts'
import { scene } from '../art/scene/scene.tsx'

/** Small enough to inline in the page; a blurred picture loses no visible detail. */
const width = 90
const blurRadius = 0.8
/** The window never shows the left third of the view. */
const firstColumn = Math.round(width / 3)

/** Recolours a pixel by how much redder than blue it is, so that only warm light is left: lamps, and not the moon. */
const warmth: [[number, number, number], [number, number, number], [number, number, number]] = [
  [3, 0, -3],
  [2.2, 0, -2.2],
  [0.9, 0, -0.9],
]

/** The view through fogged glass, blurred at build time, because a CSS blur is computed again on every move. */
async function renderFog(theme: Theme): Promise<string> {
  const isDark = theme === 'dark'
  const { svg, width: fullWidth, height: fullHeight } = getDrawingFile(scene, theme)
  const height = Math.round((width * fullHeight) / fullWidth)
  const shrink = () =>
    sharp(Buffer.from(svg))
      .resize({ width })
      .extract({ left: firstColumn, top: 0, width: width - firstColumn, height })
  const view = await shrink()
    .blur(blurRadius)
    .modulate({ saturation: 1.1, brightness: isDark ? 1.1 : 1 })
    .png()
    .toBuffer()
  // Lamps bloom in fog: they are laid over the rest once more, and wider.
  const bloom = () =>
    shrink()
      .recomb(warmth)
      .blur(blurRadius * 1.6)
      .linear(3, -14)
      .png()
      .toBuffer()
  const lamps = isDark ? [{ input: await bloom(), blend: 'screen' as const }] : []
  const picture = await sharp(view).composite(lamps).webp({ quality: 6, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

export const fogPictures = { light: await renderFog('light'), dark: await renderFog('dark') }
