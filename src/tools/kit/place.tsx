import type { ReactNode } from 'react'
import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { getDrawingFile } from '../../art/kit/drawing-files.tsx'

type ToolMountPointProps = {
  name: string
  /** Drawings that the tool shows. Its script does not know the names of their files. */
  pictures?: readonly DrawingHandle[]
  /** Sets the height that the tool will have, so that nothing moves when it comes. */
  className?: string | undefined
  /** What can be said without scripts: a table, a list or a paragraph, which makes room for the tool. */
  children: ReactNode
}

/** Where mount-tool.tsx renders a tool, once connect.ts has fetched its script. */
export function ToolMountPoint({ name, pictures = [], className, children }: ToolMountPointProps) {
  const paths = pictures.flatMap((picture) => [
    getDrawingFile(picture, 'light').path,
    getDrawingFile(picture, 'dark').path,
  ])
  return (
    <div className={className} data-tool={name} data-state="waiting" data-pictures={paths.join(' ') || undefined}>
      <div data-tool-root />
      <div data-tool-fallback>{children}</div>
    </div>
  )
}
