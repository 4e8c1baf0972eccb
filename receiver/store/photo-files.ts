import type { PhotoType } from '../../src/form/request.ts'

export interface PhotoFile {
  key: string
  modifiedAt: number
}

/** Where photos are kept: a folder or Cloudflare R2. */
export interface PhotoFiles {
  /** When it returns, the photo is there, whole, even if the machine stops. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, type: PhotoType): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** Nothing happens where there is none. */
  remove(keys: readonly string[]): Promise<void>
  list(): AsyncIterable<PhotoFile>
  /** The room that is left; infinite where there is no disk of ours. */
  getFreeBytes(): Promise<number>
}

const extensions: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
}

/** Names are ours, never the sender's. */
export function namePhoto(stem: string, position: number, type: PhotoType): string {
  return `${stem}-${position + 1}.${extensions[type]}`
}
