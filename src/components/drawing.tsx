import { getDrawingFile } from '../art/kit/drawing-files.tsx'
import type { DrawingName } from '../art/kit/drawings.tsx'
import type { TimeOfDay } from '../lib/paint-svg.ts'
import styles from './drawing.module.css'

type DrawingProps = {
  name: DrawingName
  /** Empty where the words beside it say the same. */
  alt: string
  /** Keeps to one time of day, as in a night section. Without it the drawing follows the theme. */
  at?: TimeOfDay
  className?: string | undefined
}

/** The classes that make the picture show its own cell of a sprite. */
function chooseCellClasses({ width, height, share }: ReturnType<typeof getDrawingFile>): string[] {
  if (share === undefined) return []
  const shape = width === height ? [] : [`${styles[`cell-${width}-${height}`]}`]
  return [`${styles.cell}`, ...shape, ...(share === 0 ? [] : [`${styles[`at-${share}`]}`])]
}

/** A drawing as a picture file. The hidden one of the pair is lazy and has no box, so it is never fetched. */
export function Drawing({ name, alt, at, className = styles.drawing }: DrawingProps) {
  const times: readonly TimeOfDay[] = at ? [at] : ['day', 'night']
  return times.map((time) => {
    const file = getDrawingFile(name, time)
    const theme = at ? [] : [`by-${time}`]
    return (
      <img
        key={time}
        className={[className, ...chooseCellClasses(file), ...theme].join(' ')}
        src={file.path}
        width={file.width}
        height={file.height}
        alt={alt}
        loading="lazy"
      />
    )
  })
}
