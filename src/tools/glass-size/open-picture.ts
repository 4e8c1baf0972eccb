import { fitInto, isImage } from '../../lib/photos.ts'
import type { Picture } from './marking.ts'
import { pictureLongerSide } from './measure-glass.ts'
import type { glassSize } from './words.ts'

/** In pixels. In less than that a corner cannot be pointed at. */
const minShorterSide = 200

/** A panorama has no single perspective, and a strip shows no window. */
const maxAspectRatio = 3

/**
 * Opens a photo as a smaller picture, turned as the camera was held, or says why not. The browser decodes and shrinks it
 * beside the page, which would otherwise stand still for a photo of 12 to 48 megapixels.
 */
export async function openPhoto(file: File): Promise<Picture | keyof typeof glassSize.refused> {
  if (!isImage(file)) return 'notPicture'
  const url = URL.createObjectURL(file)
  try {
    // An <img> reads the size from the head of the file and decodes nothing until it is painted.
    const image = new Image()
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject, src: url }))
    const { naturalWidth: width, naturalHeight: height } = image
    const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
    if (longer > shorter * maxAspectRatio) return 'noWindow'
    if (shorter < minShorterSide) return 'tooSmall'
    const size = fitInto({ width, height }, pictureLongerSide)
    const options = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } as const
    const bitmap = await createImageBitmap(file, options)
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, size.width, size.height).data
    if (!pixels?.some(Boolean)) return 'noWindow'
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    return { ...size, url: URL.createObjectURL(small), file }
  } catch {
    return 'cannotOpen'
  } finally {
    URL.revokeObjectURL(url)
  }
}
