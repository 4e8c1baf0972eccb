/** Phones name some formats without a type; these are images all the same. */
const imageByName = /\.(avif|bmp|gif|heic|heif|jpe?g|png|tiff?|webp)$/i

export function isImage(file: File): boolean {
  return file.type ? file.type.startsWith('image/') : imageByName.test(file.name)
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

export type Picked = { readonly photos: readonly File[]; readonly refused: readonly string[] }

/** Adds what was picked to what is there: images once each, anything else refused by name. */
export function addPhotos(current: readonly File[], picked: Iterable<File>): Picked {
  const photos = [...current]
  const refused: string[] = []
  for (const file of picked) {
    if (!isImage(file)) refused.push(file.name)
    else if (!photos.some((photo) => isSameFile(photo, file))) photos.push(file)
  }
  return { photos, refused }
}

/** What the live region says after a change. */
export function describePhotos(count: number): string {
  if (count === 0) return 'No photos added'
  return count === 1 ? '1 photo added' : `${count} photos added`
}

export function describeRefused(names: readonly string[]): string {
  if (names.length === 0) return ''
  const list = new Intl.ListFormat('en-CA').format(names)
  return names.length === 1 ? `${list} is not an image and was left out.` : `${list} are not images and were left out.`
}
