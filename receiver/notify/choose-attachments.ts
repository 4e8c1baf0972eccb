import type { StoredPhoto } from '../store/request-store.ts'

/** As many photos as fit into a message, in their order. */
export function chooseAttachments(photos: readonly StoredPhoto[], maxBytes: number): StoredPhoto[] {
  let total = 0
  return photos.filter(({ size }) => {
    if (total + size > maxBytes) return false
    total += size
    return true
  })
}
