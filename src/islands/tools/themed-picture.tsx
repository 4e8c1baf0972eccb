/** The paths of a picture's files. */
export type PictureFiles = { readonly day: string; readonly night: string }

type ThemedPictureProps = { files: PictureFiles; className?: string }

/** Both themes' pictures are in the page; the hidden one is lazy, so it is never fetched. */
export function ThemedPicture({ files: { day, night }, className = '' }: ThemedPictureProps) {
  return (
    <>
      <img className={`${className} by-day`.trim()} src={day} alt="" loading="lazy" />
      <img className={`${className} by-night`.trim()} src={night} alt="" loading="lazy" />
    </>
  )
}
