import type { PhotoType } from '../src/form/request.ts'

// HEIC and AVIF are ISO media files. Their first box lists the brands, of which the major one may be general (mif1).
const brandTypes: Readonly<Record<string, PhotoType>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
}

const maxBrandBytes = 256

/** The type of a picture by what it begins with, whatever its name says; undefined for anything else. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && readText(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return readText(bytes, 4, 8) === 'ftyp' ? detectBrand(bytes) : undefined
}

function detectBrand(bytes: Uint8Array): PhotoType | undefined {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(boxLength, maxBrandBytes, bytes.length)
  // The major brand, its version, which is no brand, and the compatible ones.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    const type = brandTypes[readText(bytes, at, at + 4)]
    if (type) return type
  }
  return undefined
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return readText(bytes, 0, text.length) === text
}

function readText(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
