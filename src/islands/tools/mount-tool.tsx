import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ToolName } from '../../lib/tool-name.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import type { PictureFiles } from './themed-picture.tsx'
import commonStyles from './tools.css?inline'

/** Renders a tool in its place on the page. If it fails, then or later, what stood there before is back. */
export function mountTool(name: ToolName, css: string, render: (pictures: readonly PictureFiles[]) => ReactNode): void {
  const place = document.querySelector<HTMLElement>(`[data-tool="${name}"]`)
  const root = place?.querySelector('[data-tool-root]')
  if (!place || !root) return
  adoptStyles(commonStyles + css)
  const setState = (state: 'ready' | 'failed') => {
    place.dataset.state = state
  }
  // In one go, so that the page does not move in between.
  flushSync(() => {
    setState('ready')
    createRoot(root, { onCaughtError: () => setState('failed') }).render(
      <ErrorBoundary fallback={null}>{render(readPictures(place))}</ErrorBoundary>,
    )
  })
}

function readPictures({ dataset: { pictures = '' } }: HTMLElement): PictureFiles[] {
  const paths = pictures.split(' ')
  return paths.flatMap((day, index) => (index % 2 === 0 && day ? { day, night: paths[index + 1] ?? day } : []))
}
