import type { ReactNode } from 'react'
import { getDrawingFile } from '../art/kit/drawing-files.tsx'
import type { DrawingName } from '../art/kit/drawings.tsx'
import styles from './tool-place.module.css'

type ToolPlaceProps = {
  name: 'cost' | 'size' | 'fog'
  /** Drawings that the tool shows. Its script does not know the names of their files. */
  pictures?: readonly DrawingName[]
  /** Sets the height that the tool will have, so that nothing moves when it comes. */
  className?: string | undefined
  /** The same facts without scripts. What has the attribute data-tool-fallback makes room for the tool. */
  children: ReactNode
}

/** Where browser/tools.ts puts a tool when the visitor comes near. */
export function ToolPlace({ name, pictures = [], className = '', children }: ToolPlaceProps) {
  const paths = pictures.map((picture) => [getDrawingFile(picture, 'day').path, getDrawingFile(picture, 'night').path])
  return (
    <div
      className={`${styles.place} ${className}`.trim()}
      data-tool={name}
      data-state="waiting"
      data-pictures={pictures.length > 0 ? JSON.stringify(paths) : undefined}
    >
      <div className={styles.root} data-tool-root />
      {children}
    </div>
  )
}
