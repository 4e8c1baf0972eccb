import { fitInto } from '../../lib/photos.ts'
import { maxPhotoBytes, maxPhotos, maxTotalBytes } from '../request.ts'
import { describeRefusal, sayCannotSend, sayPreparing } from '../words.ts'

/** Photos that cannot be sent, in words for the visitor. */
export class PhotoError extends Error {
  /** The photo without which the request could be sent. */
  readonly photo: File | undefined
  constructor(message: string, photo?: File) {
    super(message)
    this.photo = photo
  }
}

/** Makes photos smaller one after the other: a phone has not the memory for several at once. */
export async function shrinkPhotos(photos: readonly File[], report: (progress: string) => void): Promise<File[]> {
  if (photos.length > maxPhotos) throw new PhotoError(describeRefusal({ code: 'too-many-photos' }))
  const shrunk: File[] = []
  for (const [index, photo] of photos.entries()) {
    report(sayPreparing(index + 1, photos.length))
    const smaller = await shrinkPhoto(photo)
    if (!smaller && photo.size > maxPhotoBytes) throw new PhotoError(sayCannotSend(photo.name), photo)
    shrunk.push(smaller ?? photo)
  }
  if (addSizes(shrunk) > maxTotalBytes) throw new PhotoError(describeRefusal({ code: 'total-too-large' }))
  return shrunk
}

export function addSizes(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The longer side of a photo that is sent, in pixels. */
const maxEdge = 2000

const jpegQuality = 0.85

/**
 * A smaller JPEG of a photo, turned as the camera was held and without what the file says of when and where it was taken.
 * Undefined where this browser cannot open or draw the photo.
 */
async function shrinkPhoto(file: File): Promise<File | undefined> {
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
