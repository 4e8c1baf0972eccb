import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

/** Makers of pictures by file name, which a file named testing-pictures.ts exports as `pictures`. */
export type PictureMakers = Readonly<Record<string, PictureMaker>>
type PictureMaker = () => Promise<Buffer>

/** A photo as a phone takes it: 12 megapixels, with the place where it was taken. */
function takePhoto(background: string) {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background } }).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 30/1' },
  })
}

const phonePictures: PictureMakers = {
  '12-megapixels.jpg': () => takePhoto('#6f8aa6').jpeg().toBuffer(),
  /** The phone was held upright, which the file says. */
  '12-megapixels-upright.jpg': () => takePhoto('#8a6fa6').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
}

// This folder lies beside the one that Playwright empties.
const folder = 'test-results/pictures'

/**
 * Makes the pictures that tests use, before any browser starts: on a busy machine, making one in a worker has kept the
 * worker's other tests from running.
 */
export default async function makePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const allMakers = [phonePictures]
  for (const file of globSync('src/**/testing-pictures.ts')) {
    const { pictures } = (await import(pathToFileURL(resolve(file)).href)) as { pictures: PictureMakers }
    allMakers.push(pictures)
  }
  for (const [name, make] of allMakers.flatMap(Object.entries<PictureMaker>)) {
    writeFileSync(join(folder, name), await make())
  }
}

/** A picture as Playwright gives it to a field for files, under its own name or another. */
export function readPicture(file: string, name = file) {
  const mimeType = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { name, mimeType, buffer: readFileSync(join(folder, file)) }
}
