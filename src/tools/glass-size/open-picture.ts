import { fitInto } from '../../lib/photos.ts'
import { pictureLongerSide } from './lens.ts'
import type { Picture } from './picture.ts'

/**
 * Opens a photo as a smaller picture, turned as the camera was held. The browser decodes and shrinks it beside the page,
 * which would otherwise stand still for a photo of 12 to 48 megapixels. Rejects where the browser cannot open it.
 */
export async function openPhoto(file: File): Promise<Picture> {
  const url = URL.createObjectURL(file)
  try {
    // An <img> reads the size from the head of the file and decodes nothing until it is painted.
    const { naturalWidth, naturalHeight } = await loadImage(url)
    const { width, height } = fitInto({ width: naturalWidth, height: naturalHeight }, pictureLongerSide)
    const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
    return { source: await createImageBitmap(file, options), width, height, file }
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Opens a drawing of the site. Rejects where it does not arrive. */
export async function openDrawing(path: string): Promise<Picture> {
  const source = await loadImage(path)
  return { source, width: source.naturalWidth, height: source.naturalHeight }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = url
  })
}
