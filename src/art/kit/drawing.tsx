import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { Artwork } from './artwork.tsx'

/** An `Artwork`, or an element that hands its props on to one, so that a sprite or a thumbnail can place it. */
export type Picture = ReactElement<ComponentProps<'svg'>>

/** A drawing that is shown as a picture file. Pages and tools hand it to what shows it. */
export type DrawingHandle = {
  readonly picture: Picture
  /** In dark colours in both themes, because it shows a storm or stands in a section that is always dark. */
  readonly isAlwaysDark: boolean
  readonly file: RegisteredFile
}

/** A picture file to write: one drawing, or several in the cells of a sprite. */
export type RegisteredFile = {
  /** The file's name begins with it; theme and hash follow. */
  readonly name: string
  readonly drawings: readonly DrawingHandle[]
  readonly isDarkOnly: boolean
  /** No class of drawing.module.css places its cells: it has one alone, or a tool places them. */
  readonly hasOwnStyles: boolean
}

/** Every file whose module has been loaded. pages/drawings loads them all. */
export const registeredFiles = new Set<RegisteredFile>()

type DrawingOptions = {
  /** Shown in the dark theme alone, so there is no file of it for the light one. */
  darkOnly?: boolean
}

/** Registers a drawing that has a file of its own. */
export function drawing(name: string, picture: Picture, { darkOnly = false }: DrawingOptions = {}): DrawingHandle {
  const drawings: DrawingHandle[] = []
  const handle = { picture, isAlwaysDark: false, file: { name, drawings, isDarkOnly: darkOnly, hasOwnStyles: true } }
  drawings.push(handle)
  registeredFiles.add(handle.file)
  return handle
}

type SpriteOptions<Key> = {
  /** The cells that are in dark colours in both themes. */
  alwaysDark?: readonly Key[]
  /** For a tool, whose own styles place the cells. */
  hasOwnStyles?: boolean
}

/**
 * Registers drawings that always appear together, whole and in one size: they share one file, a sprite, with a cell for
 * each. A drawing that its place crops stays a file of its own, since a crop could show the next cell.
 */
export function sprite<Key extends string>(
  name: string,
  cells: Readonly<Record<Key, Picture>>,
  { alwaysDark = [], hasOwnStyles = false }: SpriteOptions<NoInfer<Key>> = {},
): Readonly<Record<Key, DrawingHandle>> {
  const drawings: DrawingHandle[] = []
  const file: RegisteredFile = { name, drawings, isDarkOnly: false, hasOwnStyles }
  registeredFiles.add(file)
  const handles = Object.entries<Picture>(cells).map(([key, picture]) => {
    const handle = { picture, isAlwaysDark: alwaysDark.includes(key as Key), file }
    drawings.push(handle)
    return [key, handle]
  })
  return Object.fromEntries(handles)
}

/** A drawing in the markup of the page, where it takes the colours of the theme by itself, and classes of its place. */
export function inline(picture: Picture) {
  return (props: ComponentProps<'svg'>) => cloneElement(picture, props)
}

const thumbnailSide = 300

/** The middle of a drawing, cropped to a square: the thumbnail of a folded section on phones. */
export function crop({ picture }: DrawingHandle): Picture {
  return (
    <Artwork viewBox={`0 0 ${thumbnailSide} ${thumbnailSide}`}>
      {cloneElement(picture, {
        width: thumbnailSide,
        height: thumbnailSide,
        preserveAspectRatio: 'xMidYMid slice',
      })}
    </Artwork>
  )
}
