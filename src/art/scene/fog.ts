import sharp from 'sharp'
import type { TimeOfDay } from '../../lib/paint-svg.ts'
import { getDrawingFile } from '../kit/drawing-files.tsx'

/** Small enough to inline in the page; a blurred picture loses no visible detail. */
const width = 102
const blurRadius = 0.7
/** The window never shows the left third of the view. */
const firstColumn = Math.round(width / 3)

/** The view through fogged glass, blurred at build time, because a CSS blur is computed again on every move. */
async function renderFog(time: TimeOfDay): Promise<string> {
  const { svg, width: fullWidth, height } = getDrawingFile('scene', time)
  const picture = await sharp(Buffer.from(svg))
    .resize({ width })
    .extract({
      left: firstColumn,
      top: 0,
      width: width - firstColumn,
      height: Math.round((width * height) / fullWidth),
    })
    .blur(blurRadius)
    .modulate({ saturation: 0.8 })
    .webp({ quality: 10, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

export const fogPictures = { day: await renderFog('day'), night: await renderFog('night') }
