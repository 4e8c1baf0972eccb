import sharp from 'sharp'
import type { TimeOfDay } from '../lib/paint-svg.ts'
import { getDrawingFile } from './drawings.tsx'

const width = 300
const blurRadius = 1.5

/** The view as a fogged pane shows it, blurred beforehand: a browser that blurs live does it again on every move. */
async function renderFog(time: TimeOfDay): Promise<string> {
  const { svg } = getDrawingFile('scene', time)
  const picture = await sharp(Buffer.from(svg))
    .resize({ width })
    .blur(blurRadius)
    .modulate({ saturation: 0.8 })
    .webp({ quality: 42, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

export const fogPictures = { day: await renderFog('day'), night: await renderFog('night') }
