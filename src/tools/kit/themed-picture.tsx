/** The paths of a picture's files. */
export type PictureFiles = { readonly light: string; readonly dark: string }

type ThemedPictureProps = { files: PictureFiles; className?: string }

/** Both themes' pictures are in the page; the hidden one is lazy, so it is never fetched. */
export function ThemedPicture({ files: { light, dark }, className = '' }: ThemedPictureProps) {
  return (
    <>
      <img className={`${className} light-only`.trim()} src={light} alt="" loading="lazy" />
      <img className={`${className} dark-only`.trim()} src={dark} alt="" loading="lazy" />
    </>
  )
}
