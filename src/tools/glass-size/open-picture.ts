import { fitInto, isImage } from '../../lib/photos.ts'
import type { Picture } from './marking.ts'
import { pictureLongerSide } from './measure-glass.ts'
import type { glassSize } from './words.ts'

/** Why there is no picture. */
export type Refusal = keyof typeof glassSize.refused

/** In pixels. In less than that a corner cannot be pointed at. */
const minShorterSide = 200

/** A panorama has no single perspective, and a strip shows no window. */
const maxAspectRatio = 3

/**
 * Opens a photo as a smaller picture, turned as the camera was held. The browser decodes and shrinks it beside the page,
 * which would otherwise stand still for a photo of 12 to 48 megapixels.
 */
export async function openPhoto(file: File): Promise<Picture | Refusal> {
  if (!isImage(file)) return 'notPicture'
  const url = URL.createObjectURL(file)
  try {
    // An <img> reads the size from the head of the file and decodes nothing until it is painted.
    const { naturalWidth, naturalHeight } = await loadImage(url)
    const [shorter = 0, longer = 0] = [naturalWidth, naturalHeight].toSorted((a, b) => a - b)
    if (longer > shorter * maxAspectRatio) return 'tooLong'
    if (shorter < minShorterSide) return 'tooSmall'
    const { width, height } = fitInto({ width: naturalWidth, height: naturalHeight }, pictureLongerSide)
    const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
    const source = await createImageBitmap(file, options)
    return isTransparent(source) ? 'empty' : { source, width, height, file }
  } catch {
    return 'cannotOpen'
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Opens a drawing of the site. */
export async function openDrawing(path: string): Promise<Picture | Refusal> {
  try {
    const source = await loadImage(path)
    return { source, width: source.naturalWidth, height: source.naturalHeight }
  } catch {
    return 'noDrawing'
  }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = url
  })
}

/** Whether there is nothing in the picture, seen from afar. */
function isTransparent(source: ImageBitmap): boolean {
  const side = 32
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  context?.drawImage(source, 0, 0, side, side)
  const pixels = context?.getImageData(0, 0, side, side).data ?? []
  return pixels.length > 0 && pixels.every((value, index) => index % 4 !== 3 || value === 0)
}
