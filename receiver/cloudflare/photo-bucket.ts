import type { R2Bucket } from '@cloudflare/workers-types'
import type { PhotoFiles } from '../store/photo-files.ts'

/** Photos as objects of Cloudflare R2. */
export function openPhotoBucket(bucket: R2Bucket): PhotoFiles {
  return {
    async write(key, bytes, type) {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
    },
    async read(key) {
      const photo = await bucket.get(key)
      if (!photo) throw new Error(`There is no photo ${key}.`)
      return new Uint8Array(await photo.arrayBuffer())
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete([...keys])
    },
    async *list() {
      let cursor: string | undefined
      do {
        const page = await bucket.list(cursor === undefined ? {} : { cursor })
        for (const { key, uploaded } of page.objects) yield { key, modifiedAt: uploaded.getTime() }
        cursor = page.truncated ? page.cursor : undefined
      } while (cursor !== undefined)
    },
    getFreeBytes: async () => Number.POSITIVE_INFINITY,
  }
}
