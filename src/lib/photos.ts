/** Phones name some formats without a type; these are images all the same. */
const imageByName = /\.(avif|bmp|gif|heic|heif|jpe?g|png|tiff?|webp)$/i

export function isImage(file: File): boolean {
  return file.type ? file.type.startsWith('image/') : imageByName.test(file.name)
}

export function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

export type Refused = { readonly notImages: readonly string[]; readonly empty: readonly string[] }

export const noneRefused: Refused = { notImages: [], empty: [] }

type Picked = { readonly photos: readonly File[]; readonly refused: Refused }

/** Adds what was picked to what is there: images once each. Anything else, or without content, is refused by name. */
export function addPhotos(current: readonly File[], picked: Iterable<File>): Picked {
  const photos = [...current]
  const notImages: string[] = []
  const empty: string[] = []
  for (const file of picked) {
    if (!isImage(file)) notImages.push(file.name)
    else if (file.size === 0) empty.push(file.name)
    else if (!photos.some((photo) => isSameFile(photo, file))) photos.push(file)
  }
  return { photos, refused: { notImages, empty } }
}

/** Makes a file input hold these files, so that they are sent. */
export function fillInput(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

type Size = { readonly width: number; readonly height: number }

/** The size with its longer side no longer than this; a smaller one stays as it is. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
