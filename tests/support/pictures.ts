import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Makers of pictures by file name, which a file named testing-pictures.ts exports as `pictures`. */
export type PictureMakers = Readonly<Record<string, () => Promise<Buffer>>>

// Beside the folder that Playwright empties.
const folder = 'test-results/pictures'

/**
 * Makes the pictures that tests use, before any browser starts: on a busy machine, making one in a worker has kept the
 * worker's other tests from running.
 */
export default async function makePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const file of globSync('src/**/testing-pictures.ts')) {
    const { pictures } = (await import(pathToFileURL(resolve(file)).href)) as { pictures: PictureMakers }
    for (const [name, make] of Object.entries(pictures)) writeFileSync(join(folder, name), await make())
  }
}

/** A picture as Playwright gives it to a field for files, under its own name or another. */
export function readPicture(file: string, name = file) {
  const mimeType = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { name, mimeType, buffer: readFileSync(join(folder, file)) }
}
