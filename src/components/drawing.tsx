import type { ReactNode } from 'react'
import type { DrawingHandle } from '../art/kit/drawing.tsx'
import { getDrawingFile } from '../art/kit/drawing-files.tsx'
import type { Point } from '../art/kit/geometry.ts'
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

export type Callout = {
  /** Where the disc stands, in the drawing's own units. */
  readonly at: Point
  /** What its leader points at; a disc that stands on its part needs none. */
  readonly to?: Point
}

type NumberedProps = { callouts: readonly Callout[]; className?: string | undefined }

/**
 * A picture with numbered discs over it, which a CalloutList explains. Places are shares of the picture, sizes are
 * pixels: however small the picture gets, its numbers stay as large as those of the list.
 */
export function NumberedPicture({
  size: [width, height],
  callouts,
  className = '',
  children,
}: NumberedProps & { size: Point; children: ReactNode }) {
  const acrossOf = ([x]: Point) => `${((x / width) * 100).toFixed(1)}%`
  const downOf = ([, y]: Point) => `${((y / height) * 100).toFixed(1)}%`
  return (
    <div className={`${styles.figure} ${className}`.trim()}>
      {children}
      <svg className={styles.callouts} aria-hidden="true">
        {callouts.map(({ at, to }, index) => (
          <g key={at.join()}>
            {to && <line x1={acrossOf(at)} y1={downOf(at)} x2={acrossOf(to)} y2={downOf(to)} />}
            {to && <circle cx={acrossOf(to)} cy={downOf(to)} r={4} />}
            <circle className={styles.disc} cx={acrossOf(at)} cy={downOf(at)} r={14} />
            <text x={acrossOf(at)} y={downOf(at)} dy="0.35em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

export function NumberedDrawing({ of: drawing, alt, ...props }: NumberedProps & { of: DrawingHandle; alt: string }) {
  const { width, height } = getDrawingFile(drawing, 'light')
  return (
    <NumberedPicture size={[width, height]} {...props}>
      <Drawing of={drawing} alt={alt} />
    </NumberedPicture>
  )
}
