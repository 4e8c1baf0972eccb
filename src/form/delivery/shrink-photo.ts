import { fitInto } from '../../lib/photos.ts'

/** In pixels. */
const maxEdge = 2000

const jpegQuality = 0.85

/**
 * A smaller JPEG of a photo, turned as the camera was held and without what the file says of when and where it was taken.
 * Undefined where this browser cannot open or draw the photo.
 */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = fitInto(bitmap, maxEdge)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
  }
  bitmap.close()
  if (!context) return undefined
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  return blob ? new File([blob], renameToJpeg(file.name), { type: 'image/jpeg' }) : undefined
}

export function renameToJpeg(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
