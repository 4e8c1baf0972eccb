import type { StoredPhoto } from '../store/request-store.ts'

// Many mail servers refuse messages over 25 MB, and photos grow by a third on their way.
const maxAttachedBytes = 15 * 1024 * 1024

/** As many photos as mail servers accept, in their order. */
export function chooseAttachments(photos: readonly StoredPhoto[]): StoredPhoto[] {
  let total = 0
  return photos.filter(({ size }) => {
    if (total + size > maxAttachedBytes) return false
    total += size
    return true
  })
}
