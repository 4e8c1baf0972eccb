import type { PictureSize } from '../../lib/glass-size/lens.ts'
import { type Picture, scaleDown } from './picture.ts'

/**
 * Opens a photo as a smaller picture, turned as the camera was held. The browser decodes and shrinks it beside the page,
 * which would otherwise stand still for a photo of 12 to 48 megapixels. Rejects where the browser cannot open it.
 */
export async function openPhoto(file: File): Promise<Picture> {
  const { width, height } = scaleDown(await readSize(file))
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  return { source: await createImageBitmap(file, options), width, height, file }
}

/** An <img> reads the size from the head of the file and decodes nothing until it is painted. */
async function readSize(file: File): Promise<PictureSize> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}
