import { type DrawingName, getDrawingFile } from '../art/drawings.tsx'
import type { TimeOfDay } from '../lib/paint-svg.ts'
import styles from './drawing.module.css'

type DrawingProps = {
  name: DrawingName
  /** Empty where the words beside it say the same. */
  alt: string
  /** Keeps to one time of day, as in a night band. Without it the drawing follows the theme. */
  at?: TimeOfDay
  className?: string | undefined
}

/** A drawing as a picture file. The hidden one of the pair is lazy and has no box, so it is never fetched. */
export function Drawing({ name, alt, at, className = styles.drawing }: DrawingProps) {
  const times: readonly TimeOfDay[] = at ? [at] : ['day', 'night']
  return times.map((time) => {
    const { path, width, height } = getDrawingFile(name, time)
    return (
      <img
        key={time}
        className={at ? className : `${className} by-${time}`}
        src={path}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
      />
    )
  })
}
