import { getImage } from 'astro:assets'
import { basename } from 'node:path'
import type { ImageMetadata } from 'astro'
import type { Picture } from '../../content/notices-and-work.ts'

const originals = import.meta.glob<{ default: ImageMetadata }>('../../content/facts/pictures/*', { eager: true })
const prepared = new Map(
  await Promise.all(
    Object.entries(originals).map(async ([path, { default: original }]) => {
      const file: string = `pictures/${basename(path)}`
      return [file, await prepare(original)] as const
    }),
  ),
)

/**
 * Written by Astro, which turns it upright and takes out where it was taken. Astro would publish an original of which it
 * is asked anything, even how wide it is, so that is left to Astro as well.
 */
async function prepare(original: ImageMetadata) {
  const width = 960
  const avif = await getImage({ src: original, width, widths: [480, width, 1600], format: 'avif' })
  const jpeg = await getImage({ src: original, width, format: 'jpeg' })
  return { srcSet: avif.srcSet.attribute, src: jpeg.src, width, height: Number(jpeg.attributes.height) }
}

type OwnersPictureProps = {
  picture: Picture
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  className?: string | undefined
}

/** A photo of the owner's, from src/content/facts/pictures: loaded near the screen, in the size that it is shown in. */
export function OwnersPicture({ picture, sizes, className }: OwnersPictureProps) {
  const files = prepared.get(picture.file)
  if (!files) throw new Error(`There is no src/content/facts/${picture.file}.`)
  const { srcSet, ...fallback } = files
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img {...fallback} className={className} alt={picture.alt} loading="lazy" decoding="async" />
    </picture>
  )
}
