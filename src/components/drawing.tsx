import type { DrawingHandle } from '../art/kit/drawing.tsx'
import { getDrawingFile } from '../art/kit/drawing-files.tsx'
import type { Theme } from '../art/kit/paint-svg.ts'
import styles from './drawing.module.css'

type DrawingProps = {
  of: DrawingHandle
  /** Empty where the words beside it say the same. */
  alt: string
  /** Keeps to one theme, as in a night section. Without it the drawing follows the page's. */
  theme?: Theme
  className?: string | undefined
}

/** The classes that make the picture show its own cell of a sprite. */
function chooseCellClasses({ width, height, objectPosition }: ReturnType<typeof getDrawingFile>): string[] {
  if (objectPosition === undefined) return []
  const shape = width === height ? [] : [`${styles[`cell-${width}-${height}`]}`]
  return [`${styles.cell}`, ...shape, ...(objectPosition === 0 ? [] : [`${styles[`at-${objectPosition}`]}`])]
}

/** A drawing as a picture file. The hidden one of the pair is lazy and has no box, so it is never fetched. */
export function Drawing({ of: drawing, alt, theme: fixedTheme, className = styles.drawing }: DrawingProps) {
  const themes: readonly Theme[] = fixedTheme ? [fixedTheme] : ['light', 'dark']
  return themes.map((theme) => {
    const file = getDrawingFile(drawing, theme)
    const themeClass = fixedTheme ? [] : [`${theme}-only`]
    return (
      <img
        key={theme}
        className={[className, ...chooseCellClasses(file), ...themeClass].join(' ')}
        src={file.path}
        width={file.width}
        height={file.height}
        alt={alt}
        loading="lazy"
      />
    )
  })
}
