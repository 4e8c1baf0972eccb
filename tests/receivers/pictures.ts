/** The first bytes of each type of picture that is accepted. */
export const pictureHeads = {
  'image/jpeg': '\xff\xd8\xff\xe0\x00\x10JFIF\x00',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  'image/gif': 'GIF89a',
  'image/avif': '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf',
  'image/heic': '\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic',
} as const

export type PictureType = keyof typeof pictureHeads

/** Bytes that begin like a picture. `seed` makes one differ from another. */
export function makePicture(size: number, type: PictureType = 'image/jpeg', seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let state = seed
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  const head = Uint8Array.from(pictureHeads[type], (character) => character.charCodeAt(0))
  bytes.set(head.subarray(0, size))
  return bytes
}
