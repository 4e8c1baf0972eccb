import { fitInto, isImage } from '../../lib/photos.ts'
import type { Picture } from './marking.ts'
import { pictureLongerSide, type Size } from './measure-glass.ts'
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
    if (longer > shorter * maxAspectRatio) return 'noWindow'
    if (shorter < minShorterSide) return 'tooSmall'
    const size = fitInto({ width: naturalWidth, height: naturalHeight }, pictureLongerSide)
    const options = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } as const
    const bitmap = await createImageBitmap(file, options)
    const small = await shrink(bitmap, size)
    bitmap.close()
    return small ? { ...size, url: URL.createObjectURL(small), file } : 'noWindow'
  } catch {
    return 'cannotOpen'
  } finally {
    URL.revokeObjectURL(url)
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

/** A file that is quick to show; none where every pixel is transparent. */
async function shrink(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const pixels = context?.getImageData(0, 0, width, height).data ?? []
  const isEmpty = pixels.length > 0 && pixels.every((value, index) => index % 4 !== 3 || value === 0)
  return isEmpty ? null : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
